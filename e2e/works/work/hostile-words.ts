/** Texts that would run, load, navigate or break out of their place if they were interpreted. */
export const hostile = {
  titleZh: `</script><script>pwned=1</script>"'><img src=x onerror=alert(1)>`,
  titleEn: `{{pwned=1}} \${pwned=1} <svg/onload=pwned=1> \u202egpj.exe`,
  introZh: [
    `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
    `<a href="javascript:pwned=1" onmouseover="pwned=1">javascript:pwned=1</a>`,
    `Z${'\u0301'.repeat(1500)}`,
    '\u2066\u202e\u2029',
  ].join('\n'),
  introEn: `--><style>*{display:none}</style><math><mi xlink:href="javascript:pwned=1"></math>`,
};

export const lists = {
  tags: ['<img src=x onerror=1', '"><script>x</script>'],
  software: ['<script>pwned=1</script>'],
};

/** All of it, as saved in a work. */
export const work = { ...hostile, tags: JSON.stringify(lists.tags), software: JSON.stringify(lists.software) };

/** Comments on a work. */
export const comments = [
  '<script>window.pwned=1</script>',
  '"><img src=x onerror="window.pwned=1">',
  '</script><svg/onload=window.pwned=1>',
  'javascript:window.pwned=1',
  '[x](javascript:window.pwned=1) <a href="javascript:window.pwned=1">x</a>',
  '{{constructor.constructor("window.pwned=1")()}}',
  '\u202Egnp.exe\u2066',
];

/** Subtitles with markup of players and of pages, and what a player shows of each. */
export const cues = [
  ['<c.onclick>one</c>', 'one'],
  ['<v onmouseover=pwned=1>two</v>', 'two'],
  ['<img src=x onerror=pwned=1>three', 'three'],
  ['&lt;script&gt;pwned=1&lt;/script&gt;', '<script>pwned=1</script>'],
] as const;
export const subtitles = `WEBVTT\n\nSTYLE\n::cue { background: url(javascript:pwned=1) }\n${cues
  .map(([text], index) => `\n00:0${index}.000 --> 01:0${index}.000 onclick:pwned=1\n${text}\n`)
  .join('')}`;
