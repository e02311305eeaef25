import type { SeedQuestion } from './question';

/** Questions in the channels of artificial intelligence and of data. */
export const dataQuestions: SeedQuestion[] = [
  {
    topic: 5,
    by: 'he',
    title: '训练素材要写到多细，才算“注明了来源”？',
    text: '频道要求每件作品注明训练素材。我用了三万张自己拍的、两千张公共领域的、还有一个预训练权重，它的数据我自己也查不到底。\n\n写“基于某某模型微调”够不够？',
    answers: {
      priya:
        'Write three layers: what you collected (how many, when, who is in it, whether they agreed), what you took (collection, licence, date), and what you stand on (name and version of the weights, with the sentence “I could not trace further”). The third is honest, and honesty is the point.',
      desk: '编辑部的意见：够不够看读者能不能追问。三万张自己拍的，请附一页拍摄说明；公共领域的附馆藏名；预训练权重写清版本和发布者的说明链接。查不到底的，就写查不到底。',
      nour: 'Add what is missing. My dataset of the coast has no photograph from the two villages that were cleared. That line says more about the work than the other forty.',
    },
    accepted: 'priya',
    earlierAnswers: { desk: '编辑部的意见：请附拍摄说明、馆藏名与模型版本。' },
  },
  {
    topic: 5,
    by: 'priya',
    title: 'Do you credit the people in the dataset, and how, when there are eleven thousand of them?',
    text: 'All of them agreed in writing, most asked to be named. A wall text holds forty names. A QR code nobody scans feels like hiding them.',
    answers: {
      nour: 'Let the work itself say them. One name per frame at the edge of the picture, eleven thousand frames are eight minutes at 24. People stay for their own name.',
      he: '我们印过一卷收据纸，二十七米，挂在出口，每个人可以撕走自己的名字。展期结束时还剩六米。',
      kwabena:
        'Speak them. We had a choir of old phones read names all day, softly. The guards knew some by heart in the end.',
    },
    accepted: 'he',
  },
  {
    topic: 5,
    by: 'he',
    title: '本地跑的小模型，一张 12G 的显卡能做现场演出吗？',
    text: '现场根据观众的话生成画面，延迟希望在两秒以内，三场，每场四十分钟。不想联网。',
    answers: {
      lin: '可以，前提是 512×512、四步以内的蒸馏模型，12G 够放，一张大约 0.3 到 0.5 秒。剩下的时间给语音识别（用小号的，中文够用）。\n\n关键不是快，是等的那一秒有东西：让上一张慢慢溶掉，观众不会觉得在等。',
      priya: 'Bring a second card of the same kind. Not for speed: for the evening on which the first one dies.',
    },
    accepted: 'lin',
  },
  {
    topic: 5,
    by: 'watcher',
    title: '我的照片被别人拿去训练了，能要求删掉吗？',
    text: '在一件作品的说明里看到了自己博客的名字。没有人问过我。作品我其实挺喜欢的，只是想被问一声。',
    answers: {
      desk: '可以。先给作者写信，大多数人会把你的照片撤出并重新训练，或者补上署名和说明；在本站也可以对作品提交举报，原因选“侵犯版权”，附上博客链接和发布日期，我们会联系作者。',
      he: '作为作者说一句：请写信。我收到过两封，都改了，其中一位后来成了合作者。',
    },
  },
  {
    topic: 5,
    by: 'tomasz',
    title: 'A model trained only on one weaver’s patterns: how small is too small?',
    text: '412 scans, all by the same woman between 1961 and 1988. Every network I tried either copies or makes mud.',
    answers: {
      priya:
        'Below a thousand do not train from zero. Fine-tune lightly (low rank, few steps) and cut the scans into overlapping tiles along the repeat of the pattern: 412 become 30,000 honest ones.',
      adaeze:
        'Or do not train at all. Learn her rule. Looms are programs; with 400 cloths you can find the six decisions she made each morning, and write them down. That is a better portrait.',
    },
  },
  {
    topic: 11,
    by: 'nour',
    title: 'What colour is “no data”?',
    text: 'On the map of a river the gauges that were switched off are grey, and everybody reads grey as “normal”. I tried hatching, holes, black. Each says something I do not mean.',
    answers: {
      jonas:
        'Cut them out. A paper map with a real hole is read by the finger at once. On a screen: let the background of the wall show, never a colour from the scale.',
      lin: '我用闪烁的边框：有数据的地方是静的，没有数据的地方每四秒亮一下，像在问。观众会走过去看。',
      priya: 'Say since when. “Silent since March” in small type does more than any hatching.',
    },
    accepted: 'priya',
  },
  {
    topic: 11,
    by: 'lin',
    title: '实时地铁客流能公开拿到吗？',
    text: '想做一件跟着早高峰呼吸的作品，需要分钟级的进出站人数，不需要精确，只要趋势。有城市开放这种数据吗？',
    answers: {
      nour: 'Few publish minutes. Several publish the day after, in quarter hours; with a year of those you can predict a Tuesday well enough that nobody will notice, and you owe nobody a live feed.',
      halfacre: '退一步：用站口的声音。一支放在自己窗台的话筒，数脚步，不涉及任何人的数据，趋势和官方的对得上九成。',
    },
  },
  {
    topic: 11,
    by: 'priya',
    title: '把敏感数据做成雕塑，模糊到什么程度才安全？',
    text: '某医院的候诊时间，三千个人，已经去掉姓名。做成三千根金属丝，长度就是等待的分钟。伦理委员会问：能不能认出某一个人？',
    answers: {
      nour: 'Sort them and anybody can find the longest. Round to five minutes, shuffle within the hour, and drop the two tails: 1 percent each. What you lose is an anecdote; what you keep is the grief.',
    },
  },
];
