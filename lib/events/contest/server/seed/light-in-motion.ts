import type { SeedContest } from './seed-contest';

/** Takes works now: a free category, one whose fee rises, one for teams. */
export const lightInMotion: SeedContest = {
  ...{ id: 'contest-open', name: 'light-in-motion', isBlind: false },
  categories: [
    { key: 'film', zh: '影像', en: 'Film', modes: ['individual', 'team'] },
    {
      ...{ key: 'installation', zh: '装置', en: 'Installation', modes: ['individual', 'team'] },
      fees: [{ yuan: 98, until: [18, 22] }, { yuan: 128 }],
    },
    { key: 'collective', zh: '团队创作', en: 'Collective', modes: ['team'], fees: [{ yuan: 200 }] },
  ],
  termsZh: `提交作品即表示同意以下条款。
- 作品由报名者创作，或已得到全部作者的同意
- 作品在 2024 年以后完成，此前没有在光场的其他征集中获奖
- 评选期间作品不能修改或删除；评选结束，或作品退出以后恢复
- 报名者同意姓名、作品标题与画面在结果与结果文件中公布
- 截止前可以随时退出，已付的费用全额退回
- 形式审核未通过的作品，可在截止前修改后再次提交，无需再付费`,
  termsEn: `Whoever enters a work agrees to these terms.
- The work was made by whoever enters it, or all of its authors have agreed
- It was finished in 2024 or later and has won no earlier award on Lightfield
- While it is judged it can be neither changed nor deleted; afterwards, or once it is withdrawn, it can
- Names, titles and pictures may be published with the result and in its signed file
- An entry can be withdrawn until the close, and its fee then goes back whole
- A work that fails the formal check may be changed and sent again until the close, without paying again`,
  works: [1, 10],
  vote: [
    [32, 10],
    [44, 22],
  ],
  results: [60, 10],
  page: {
    head: [
      ['光在动', 'Light in Motion'],
      [
        '动态影像公开征集。三个组别，一个问题：光移动的时候，是谁在看？',
        'An open call for moving images. Three categories and one question: when light moves, who is watching?',
      ],
    ],
    text: [
      '<h2>征集什么</h2><p>以光的运动为主角的作品。可以是一段影像，一件会动的装置，也可以是几十个人提着灯走过一条街。长度不限，六秒和六小时都欢迎。</p><h2>怎样评选</h2><p>通过形式审核的作品会立刻公开。截止以后，评委按构思、完成度与光的使用打分，每件作品至少三位评委；公众同时投票，选出观众奖。两个结果互不影响。</p><h2>可以得到什么</h2><p>获奖作品在临江三号仓展出三周，作者得到差旅与布展的费用。每一组的第一名另有三万元创作基金。</p>',
      '<h2>What we are looking for</h2><p>Works in which the movement of light plays the lead: a film, an installation that moves, or a few dozen people who carry lamps down a street. Six seconds or six hours, any length is welcome.</p><h2>How works are chosen</h2><p>Works are shown as soon as they pass the formal check. After the close at least three judges score each one, by idea, craft and the use of light; meanwhile the public votes for the audience award. Neither result changes the other.</p><h2>What there is to win</h2><p>Awarded works are shown for three weeks at Warehouse 3, with travel and set-up paid. The first of each category receives a grant of 30,000 yuan.</p>',
    ],
    wall: [
      ['往届现场', 'From earlier years'],
      [
        ['一束光的速度由观众的呼吸决定。', 'The breath of the audience sets the speed of a beam.'],
        ['两分钟里只移动了一米。', 'One metre in two minutes.'],
        ['没有观众的时候，它走得最快。', 'It is fastest when nobody is there.'],
        ['画面由程序为本站演示而绘。', 'Drawn by a program, for this demonstration.'],
      ],
    ],
    people: [
      ['评委', 'Jury'],
      ['001', '002', '005', '024'],
    ],
    partners: [
      [['临江三号仓', 'Warehouse 3'], 'https://warehouse3.example/'],
      [['潮间带实验室', 'Tideland Laboratory'], 'https://tideland.example/'],
      [['夜航放映会', 'Night Flight Screenings'], ''],
    ],
  },
};
