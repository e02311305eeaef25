import type { SeedQuestion } from './question';

/** Questions and answers that not everybody sees: under review, or removed. */
export const unseenQuestions: SeedQuestion[] = [
  {
    topic: 1,
    by: 'watcher',
    title: '老赌场改的展厅，灯光怎么去掉那股味道？',
    text: '我们租到了一间停业多年的赌场，天花板全是金色灯槽。想保留结构，但不想让人一进来就想起赌博。',
    state: 'waiting',
  },
  {
    topic: 3,
    by: 'gu',
    title: '投影机测试，请忽略',
    text: '发错频道了。',
    state: 'removed',
  },
  {
    topic: 10,
    by: 'desk',
    title: '街头的旧霓虹招牌，收来做装置合法吗？',
    text: '拆迁的街上有几十块霓虹字，有的是国营商店的，有的来路不明。想做一件记忆的装置，怎么确认可以收？',
    answers: {
      gu: '找拆迁办要一份“废旧物资处置”的记录，单位的招牌按固定资产走，个人的写一张转让单，两百块的东西也写。来路不明的不要碰。',
      kurosaki:
        '拆之前先拍它挂着的样子：哪条街，几号门，朝哪边。离了墙的字只是字。另外老灯管里有汞，裂了的装箱单放，别和电线一起当废品卖。',
    },
    waitingAnswers: { watcher: '我爷爷以前修霓虹灯，说那条街有一半是赌场和舞厅的，字还在的话我可以带你去认。' },
    accepted: 'gu',
  },
];
