import type { SeedContest } from './seed-contest';

/** Is decided: its shortlist and awards are published, with a signed result. */
export const futureLab: SeedContest = {
  ...{ id: 'contest-decided', name: 'future-lab', isBlind: false },
  categories: [
    { key: 'space', zh: '空间与装置', en: 'Space and Installation', modes: ['individual', 'team'] },
    { key: 'time', zh: '影像与声音', en: 'Film and Sound', modes: ['individual', 'team'] },
    {
      ...{ key: 'system', zh: '算法与数据', en: 'Algorithms and Data', modes: ['individual', 'team'] },
      fees: [{ yuan: 60 }],
    },
  ],
  termsZh: `提交作品即表示同意以下条款。
- 作品在过去两年内完成，并已在光场公开
- 评选期间作品不能修改或删除
- 报名者同意姓名与作品标题写入签名的结果文件；结果公布以后，该文件不再改动
- 入围与获奖的作者可以下载中英文证书，证书上的编号可以公开核对`,
  termsEn: `Whoever enters a work agrees to these terms.
- The work was finished in the past two years and is public on Lightfield
- While it is judged, it can be neither changed nor deleted
- Names and titles are part of the signed result, which is not changed once it is published
- Whoever is on the shortlist or wins an award can download a certificate in Chinese and English, with a code that anybody can check`,
  works: [36, 10],
  vote: [
    [40, 10],
    [50, 22],
  ],
  results: [60, 10],
  page: {
    head: [
      ['未来实验室', 'Future Lab'],
      ['提出问题的作品，多于给出答案的作品。', 'More works that ask than works that answer.'],
    ],
    text: [
      '<h2>评选结果</h2><p>本届收到十六件作品，十四件进入评选，八件入围，五件获奖。金奖给了一座由模型虚构的博物馆：它让人认真地参观了不存在的东西。</p><h2>怎样核对</h2><p>公示页上有结果文件、签名与公钥。用一条命令就能知道文件有没有被改过，不需要相信我们。</p>',
      '<h2>What was decided</h2><p>Sixteen works were entered, fourteen were judged, eight are on the shortlist and five have an award. Gold went to a museum that a model made up: it had people look with care at things that do not exist.</p><h2>How to check it</h2><p>The integrity page has the result, its signature and the public key. One command tells whether the file was changed. You need not believe us.</p>',
    ],
    dates: [
      [
        [0, 10],
        ['开始征集', 'Entries open'],
      ],
      [
        [35, 22],
        ['征集截止', 'Entries close'],
      ],
      [
        [40, 10],
        ['公众投票开始', 'The public vote begins'],
      ],
      [
        [50, 22],
        ['公众投票结束', 'The public vote ends'],
      ],
      [
        [54, 10],
        ['公布入围名单', 'The shortlist'],
      ],
      [
        [60, 10],
        ['颁奖夜', 'Award night'],
        ['光场小厅', 'Lightfield Hall'],
      ],
    ],
    wall: [
      ['颁奖夜', 'Award night'],
      [
        ['开场前，所有屏幕都是黑的。', 'Before it began, all screens were black.'],
        ['评委的分歧被投在墙上。', 'What the jury could not agree on, on the wall.'],
        ['观众奖由现场的人念出。', 'Somebody in the audience read out their award.'],
        ['画面由程序为本站演示而绘。', 'Drawn by a program, for this demonstration.'],
      ],
    ],
    people: [
      ['评委', 'Jury'],
      ['002', '005', '013', '024'],
    ],
    partners: [
      [['周末工厂', 'Weekend Factory'], 'https://weekend-factory.example/'],
      [['半亩云', 'Half-Acre Cloud'], 'https://half-acre.example/'],
    ],
  },
};
