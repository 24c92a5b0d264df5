// The labels that the page needs before its first message. Made from the bundles by FirstWordsTest: change them there.

export const FIRST_WORDS = {
  'en': {
    connecting: 'Connecting…',
    displaced: 'This seat is open in another tab or browser.',
    leave: 'Leave',
    lost: 'Connection lost.',
    network: 'No response? Check that your phone is on the same network as the host.',
    over: 'The host ended the game.',
    playHere: 'Play here instead',
    slow: 'Slow connection',
    trying: 'Trying to reconnect to {0}…',
    tryNow: 'Try now',
  },
  'zh-Hant': {
    connecting: '正在連線…',
    displaced: '這個座位在另一個分頁或瀏覽器開着。',
    leave: '離開',
    lost: '已斷線。',
    network: '沒有回應？請看看手機和主機是否在同一個網絡。',
    over: '主機結束了牌局。',
    playHere: '改在這裏玩',
    slow: '連線緩慢',
    trying: '正在重新連線到 {0}…',
    tryNow: '馬上再試',
  },
};
