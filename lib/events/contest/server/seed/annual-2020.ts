import type { SeedContest } from './seed-contest';

/** The annual picks of 2020, whose public vote ended on 10 November 2020 at 12:00 Beijing time. */
export const annual2020: SeedContest = {
  ...{ id: 'contest-2020', name: 'annual-2020', isBlind: false },
  categories: [
    { key: 'space', zh: '空间与装置', en: 'Space and Installation', modes: ['individual', 'team'] },
    { key: 'time', zh: '影像与声音', en: 'Film and Sound', modes: ['individual', 'team'] },
    { key: 'network', zh: '生成与网络', en: 'Generative and Network', modes: ['individual', 'team'] },
  ],
  termsZh: `提交作品即表示同意以下条款。
- 作品在 2019 年 9 月以后首次公开
- 评选期间作品不能修改或删除
- 公众投票须绑定手机，每人每件作品一票；异常的票会被剔除，数量与原因公开
- 投票于 2020 年 11 月 10 日北京时间 12:00 结束`,
  termsEn: `Whoever enters a work agrees to these terms.
- The work was first shown in September 2019 or later
- While it is judged, it can be neither changed nor deleted
- Voters have bound a mobile and have one vote per work; irregular votes are taken out, and their number and the reasons are public
- The vote ends on 10 November 2020 at 12:00 Beijing time`,
  works: [60, 10],
  vote: [
    [61, 12],
    [82, 12],
  ],
  results: [90, 10],
  page: {
    head: [
      ['2020 年度新媒体艺术评选', 'New Media Art Annual 2020'],
      ['展厅关着的那一年，屏幕是唯一开着的门。', 'In a year of closed doors, the screen was the one that stayed open.'],
    ],
    text: [
      '<h2>这一年</h2><p>十四件作品，来自十二个国家和地区。有人把剧场搬进头盔，有人把一条河搬到天上，有人只是记录了一台地震仪没有记下什么。</p><h2>公众投票</h2><p>投票从 10 月 20 日到 11 月 10 日中午 12:00。最后二十四小时不公布新的票数。被剔除的票及其原因写在公示页上。</p>',
      '<h2>That year</h2><p>Fourteen works from twelve countries and regions. Somebody moved a theatre into a helmet, somebody moved a river into the sky, and somebody merely wrote down what a seismograph did not record.</p><h2>The public vote</h2><p>It ran from 20 October to 10 November, 12:00. In the last twenty-four hours no newer count was told. The votes that were taken out, and why, are on the integrity page.</p>',
    ],
    dates: [
      [
        [0, 10],
        ['开始征集', 'Entries open'],
      ],
      [
        [53, 22],
        ['征集截止', 'Entries close'],
      ],
      [
        [61, 12],
        ['公众投票开始', 'The public vote begins'],
      ],
      [
        [82, 12],
        ['公众投票结束', 'The public vote ends'],
      ],
      [
        [90, 10],
        ['公布结果', 'Results'],
        ['线上', 'Online'],
      ],
    ],
    wall: [
      ['2020 年的画面', 'Pictures of 2020'],
      [
        ['没有观众的开幕。', 'An opening without an audience.'],
        ['隔着窗户看的人，比往年都多。', 'More people than ever looked through the window.'],
        ['最后一夜，灯没有关。', 'On the last night the lights stayed on.'],
        ['画面由程序为本站演示而绘。', 'Drawn by a program, for this demonstration.'],
      ],
    ],
    people: [
      ['评委', 'Jury'],
      ['001', '007', '022', '028'],
    ],
    partners: [
      [['线上展厅联盟', 'League of Online Galleries'], 'https://galleries.example/'],
      [['夜航放映会', 'Night Flight Screenings'], ''],
    ],
  },
};
