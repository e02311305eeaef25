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
        '分三层写：你采集的（多少、什么时候、里面有谁、他们同不同意），你拿来的（哪个馆藏、什么许可、哪天下载），你脚下踩着的（权重的名字和版本，再加一句“再往下我查不到了”）。第三层是老实话，要的就是老实。',
      desk: '编辑部的意见：够不够看读者能不能追问。三万张自己拍的，请附一页拍摄说明；公共领域的附馆藏名；预训练权重写清版本和发布者的说明链接。查不到底的，就写查不到底。',
      nour: '还要写缺了什么。我那套海岸的数据里，没有一张照片来自那两个被迁走的村子。这一行比另外四十行更说明作品是什么。',
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
      he: 'We printed them on receipt paper, three columns, 27 metres, and hung the roll by the exit. Everyone could tear off their own name. On the last day there were six metres left.',
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
      priya: '再带一张一模一样的卡。不是为了快，是为了第一张挂掉的那个晚上。',
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
      lin: 'I let the edge blink. Where there is data it stands still; where there is none it lights up every four seconds, as if it were asking. People walk over to look.',
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
      nour: '放分钟级的很少。有几座城市第二天放前一天的，一刻钟一档；攒够一年，推一个星期二能推到没人看得出来，而且你不欠谁一条实时接口。',
      halfacre: '退一步：用站口的声音。一支放在自己窗台的话筒，数脚步，不涉及任何人的数据，趋势和官方的对得上九成。',
    },
  },
  {
    topic: 11,
    by: 'priya',
    title: '把敏感数据做成雕塑，模糊到什么程度才安全？',
    text: '某医院的候诊时间，三千个人，已经去掉姓名。做成三千根金属丝，长度就是等待的分钟。伦理委员会问：能不能认出某一个人？',
    answers: {
      nour: '按长短排一遍，谁都找得到最长的那根。取整到五分钟，同一小时内打乱，两头各去掉 1%。丢掉的是一则轶事，留下的是那份难熬。',
      he: '自己先“攻击”一次：请知道自己那天几点去的人来找自己。我们请了八位，找到的那一位是因为记得当天停过电，停电那一小时后来整段合并了。',
      desk: '委员会要的其实是一个数。常见的是 k 取 10：任何一根旁边至少还有九根和它一样长。凑不够的剪到同一长度，并在说明里写清楚剪了多少根。',
    },
  },
];
