import type { SeedContest } from './seed-contest';

/** Is judged now, without names, while the public votes. */
export const newLight: SeedContest = {
  ...{ id: 'contest-judging', name: 'new-light', isBlind: true },
  categories: [
    { key: 'space', zh: '空间与装置', en: 'Space and Installation', modes: ['individual', 'team'] },
    { key: 'time', zh: '影像与声音', en: 'Film and Sound', modes: ['individual', 'team'] },
    { key: 'system', zh: '系统与数据', en: 'Systems and Data', modes: ['individual', 'team'] },
  ],
  termsZh: `提交作品即表示同意以下条款。
- 标题、介绍与图片里请不要出现作者的姓名
- 结果公布之前，任何页面都不会说出作品的作者
- 评选期间作品不能修改或删除
- 评委遇到认识的作者须回避，回避不计为零分
- 公众投票须绑定手机，每人每件作品一票；异常的票会被剔除，数量与原因公开`,
  termsEn: `Whoever enters a work agrees to these terms.
- Please leave names out of title, introduction and pictures
- Until the results are out, no page tells who made a work
- While it is judged, a work can be neither changed nor deleted
- A judge who knows an author steps aside, which is never counted as a zero
- Voters have bound a mobile and have one vote per work; irregular votes are taken out, and their number and the reasons are public`,
  works: [29, 10],
  vote: [
    [30, 10],
    [46, 22],
  ],
  results: [60, 10],
  page: {
    head: [
      ['新光', 'New Light'],
      ['把名字收起来，只看作品。', 'Put the names away, and look at the work.'],
    ],
    text: [
      '<h2>为什么匿名</h2><p>我们都会先看名字。一个熟悉的名字让人多看两眼，一个陌生的名字让人少看两眼。这一届，我们想知道没有名字的时候，目光会停在哪里。</p><h2>怎样评选</h2><p>四位评委，每件作品由其中三位独立打分，评分表在开评之前公布，开评之后不再改动。公众投票与评委评分同时进行，最后二十四小时票数不再更新。</p><h2>什么时候揭晓</h2><p>结果公布的那一刻，所有作品的作者同时出现在各自的页面上，包括没有获奖的作品。</p>',
      '<h2>Why without names</h2><p>All of us read the name first. A familiar one earns a second look, and an unknown one loses it. This year we want to know where eyes rest when there is no name.</p><h2>How works are chosen</h2><p>There are four judges, and three of them score each work on their own. What they score by was published before they began and has not changed since. The public votes at the same time; in the last twenty-four hours the counts stand still.</p><h2>When names are told</h2><p>In the moment in which the results are out, all authors appear with their works, those without an award too.</p>',
    ],
    dates: [
      [
        [0, 10],
        ['开始征集', 'Entries open'],
      ],
      [
        [28, 22],
        ['征集截止', 'Entries close'],
      ],
      [
        [30, 10],
        ['作品公开，公众投票开始', 'Works are shown, and the public vote begins'],
      ],
      [
        [45, 22],
        ['评委评分截止', 'The jury has its scores in'],
      ],
      [
        [46, 22],
        ['公众投票结束', 'The public vote ends'],
      ],
      [
        [60, 10],
        ['公布结果与全部作者', 'Results, and all names'],
      ],
    ],
    wall: [
      ['没有名字的画面', 'Pictures without a name'],
      [
        ['你会先看哪一张？', 'Which one would you look at first?'],
        ['如果知道作者，答案会变吗？', 'Would that change if you knew who made it?'],
        ['请记住你的第一反应。', 'Keep your first answer.'],
        ['画面由程序为本站演示而绘。', 'Drawn by a program, for this demonstration.'],
      ],
    ],
    people: [
      ['评委', 'Jury'],
      ['001', '002', '005', '010'],
    ],
    partners: [
      [['盲听俱乐部', 'The Blindfold Listening Club'], 'https://blindfold.example/'],
      [['潮间带实验室', 'Tideland Laboratory'], 'https://tideland.example/'],
    ],
  },
};
