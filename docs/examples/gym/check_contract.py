"""Checks tiengow_gym.py against the documented contracts of Gymnasium's vector environments and PettingZoo's AEC environments.

    TIENGOW="java -jar tiengow.jar" python3 check_contract.py
"""
import numpy as np

from tiengow_gym import AECEnv, Gym, GymError, VectorEnv


def same(one, other):
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def check_vector_shapes():
    env = VectorEnv(16, seed=3, against="steady=2,strong=1", inputs=True)
    random = np.random.default_rng(1)
    observation, info = env.reset(seed=3)
    assert info["action_mask"].shape == (16, env.num_actions) and info["action_mask"].dtype == bool
    assert (info["action_mask"].sum(1) == observation["legal_count"]).all() and (observation["legal_count"] >= 2).all()
    ended = 0
    for _ in range(200):
        actions = env.sample_actions(random)
        assert env.action_masks()[np.arange(16), actions].all()
        observation, rewards, terminations, truncations, info = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
        assert rewards.dtype == np.float64 and terminations.dtype == bool and not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert len(observation["after_end"]) == observation["actions_end"][-1] == observation["legal_count"].sum()
        assert len(observation["after"]) == observation["after_end"][-1] and len(observation["common"]) == observation["common_end"][-1]
        ended += terminations.sum()
    assert ended > 16, ended
    env.close()


def check_vector_repeats():
    runs = []
    for threads in (1, 2):
        env = VectorEnv(8, rules="all", threads=threads)
        random = np.random.default_rng(5)
        observations = [env.reset(seed=9)[0]]
        for _ in range(100):
            observations.append(env.step(env.sample_actions(random))[0])
        kept = {name: array.copy() for name, array in observations[0].items()}
        assert same(kept, observations[0])  # an observation is not changed by later steps
        assert same(env.reset(seed=9)[0], kept)
        runs.append(observations)
        env.close()
    assert all(same(one, two) for one, two in zip(*runs))


def check_vector_refuses():
    env = VectorEnv(4, seed=1)
    env.reset()
    for wrong in (np.zeros(3, np.uint8), np.full(4, -1), np.full(4, 300), np.full(4, 0.5)):
        try:
            env.step(wrong)
            raise AssertionError("the actions %s for four tables were taken" % wrong)
        except ValueError:
            pass
    try:
        env.step(np.full(4, env.num_actions - 1))
        raise AssertionError("a forbidden action was taken")
    except GymError as refused:
        assert "Table 0, field actions" in str(refused), refused
    env.close()


def check_save_and_restore():
    with Gym(2, seed=4) as gym:
        gym.save(0, 1)
        before = {name: array.copy() for name, array in gym.observe().items()}
        gym.step(gym.frame["legal"][:, 0])
        gym.restore(0, 1)
        after = gym.observe()
        assert all(np.array_equal(before[name][0], after[name][0]) for name in before)


def check_aec():
    env = AECEnv(rules="pagat-hk", seed=2)
    random = np.random.default_rng(2)
    for game in range(20):
        env.reset(seed=game)
        assert env.agents == env.possible_agents
        received, seen, steps = dict.fromkeys(env.agents, 0.0), set(), 0
        for agent in env.agent_iter():
            assert agent == env.agent_selection and agent in env.agents
            observation, reward, terminated, truncated, info = env.last()
            assert env.last(observe=False)[0] is None
            received[agent] += reward
            if terminated or truncated:
                assert not info["action_mask"].any()
                env.step(None)
                continue
            assert same(observation, env.observe(agent)) and observation["seat"] == env.possible_agents.index(agent)
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal) >= 2 and np.array_equal(info["action_mask"], observation["action_mask"])
            env.step(random.choice(legal))
            seen.add(agent)
            steps += 1
            for kept in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                assert set(kept) == set(env.agents)
        assert not env.agents and steps > 0
        assert sum(received.values()) == 0, received
    env.close()


for name, check in list(globals().items()):
    if name.startswith("check_"):
        check()
        print(name.replace("_", " "), "- passed")
