package org.tiengow.lab.arena.report;

/** The frame of a report: one self-contained HTML page without scripts. */
final class ReportPage {
    private static final String STYLE = """
            body { font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans TC", sans-serif; color: #222;
                background: #fff; max-width: 60em; margin: 2.5em auto; padding: 0 1.5em; }
            h1 { font-size: 1.7em; line-height: 1.25; margin: 0 0 .3em; font-weight: 600; overflow-wrap: anywhere; }
            h2 { font-size: 1.2em; margin: 2.4em 0 .4em; font-weight: 600; }
            h3 { font-size: 1em; margin: 1.6em 0 .2em; font-weight: 600; overflow-wrap: anywhere; }
            p { margin: .4em 0; max-width: 46em; }
            .quiet { color: #666; font-size: .9em; }
            .answer { font-size: 1.1em; border-left: 4px solid #999; padding: .2em 0 .2em .8em; margin: 1em 0; }
            .yes { border-color: #1f6f54; } .no { border-color: #b4552d; }
            table { border-collapse: collapse; margin: .6em 0; font-variant-numeric: tabular-nums; }
            th { color: #666; font-size: .85em; font-weight: 400; padding: .2em 1em .2em 0; text-align: right; vertical-align: bottom;
                background: #fff; position: relative; }
            td { padding: .25em 1em .25em 0; text-align: right; border-top: 1px solid #e4e4e4; white-space: nowrap; }
            th.name, td.name { text-align: left; white-space: normal; overflow-wrap: anywhere; width: 17em; }
            td.plot { padding: 0 1em 0 0; } td.plot svg { overflow: visible; }
            tr.axis td { border: 0; }
            tr.axis td.plot { border-top: 1px solid #e4e4e4; }
            svg { display: block; }
            svg text { font: 12px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: #666; }
            figure { margin: 0; max-width: 400px; } figcaption { font-weight: 600; overflow-wrap: anywhere; }
            .figures { display: flex; flex-wrap: wrap; gap: 1.5em 2em; margin: .8em 0; }
            @media print { body { margin: 0 auto; } h2, h3, figure { break-after: avoid; break-inside: avoid; } }
            """;

    private ReportPage() {}

    /** Returns a page with a title and a body, both in HTML. */
    static String of(String title, String body) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>%1$s</title>
                <style>
                %2$s</style>
                </head>
                <body>
                <h1>%1$s</h1>
                %3$s</body>
                </html>
                """.formatted(title, STYLE, body);
    }
}
