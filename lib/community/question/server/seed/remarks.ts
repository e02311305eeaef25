import type { SeedSpeaker } from './question';

/** A comment on a question, or on somebody's answer to it. */
export interface SeedRemark {
  /** Title of the question. */
  on: string;
  /** Whose answer. */
  answer?: SeedSpeaker;
  by: SeedSpeaker;
  text: string;
}

export const seedRemarks: SeedRemark[] = [
  {
    on: '一件光的作品，离开黑暗还成立吗？',
    by: 'watcher',
    text: '作为观众：白天看见的那件我记了一年，晚上看的十件都忘了。',
  },
  { on: '一件光的作品，离开黑暗还成立吗？', by: 'sumu', text: '能说说中庭朝哪个方向吗？' },
  { on: '一件光的作品，离开黑暗还成立吗？', answer: 'kurosaki', by: 'xuyan', text: '转速多少？光斑多久走完一圈？' },
  {
    on: '一件光的作品，离开黑暗还成立吗？',
    answer: 'kurosaki',
    by: 'kurosaki',
    text: '四分钟一圈，慢到你以为它没动。',
  },
  {
    on: '看灯光展会晕，是频闪吗？怎么提前知道？',
    answer: 'xuyan',
    by: 'aynur',
    text: '小卡的版式可以公开吗？想照着做。',
  },
  { on: 'DMX 512 线尾到底要不要加终端电阻？', answer: 'kurosaki', by: 'gu', text: '服了，明天就去买一袋。' },
  {
    on: '镜头位移（lens shift）和梯形校正，能混着用吗？',
    answer: 'gu',
    by: 'sumu',
    text: '边角暗 10% 这个救了我一晚上。',
  },
  { on: '城墙投影的许可，要跑哪些部门？提前多久？', by: 'weekend', text: '能不能整理成一张表，放进频道的简介里？' },
  {
    on: 'p5.js 画到 4K 就掉帧，是该换 WebGL 还是换思路？',
    answer: 'halfacre',
    by: 'lin',
    text: '合并以后 43 帧，谢谢。',
  },
  {
    on: 'What colour is “no data”?',
    answer: 'jonas',
    by: 'nour',
    text: 'The hole it is. Paper first, then we’ll see.',
  },
  { on: 'May a robot touch the audience?', by: 'watcher', text: 'I would lean in.' },
  {
    on: '给看不见的观众写作品说明，先写什么？',
    answer: 'backyard',
    by: 'kurosaki',
    text: '这个办法好，稿子我也录下来试试。',
  },
];
