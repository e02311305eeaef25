import type { SaidKind } from '../../codes';

/** Something said in the demonstration. */
interface SeedSaid {
  by: string;
  text: string;
  /** Since the stream began, or for one that is late, since its talk began. */
  seconds: number;
  kind?: SaidKind;
  isAnswered?: boolean;
}

/** The talk of a broadcast of the demonstration. The films that stand for its replay are short: so is the talk. */
export interface SeedTalk {
  broadcastId: string;
  said: readonly SeedSaid[];
  chapters?: readonly { title: string; seconds: number }[];
}

/** Of broadcasts that are over and have a replay, and of one that is late. */
export const seedTalkList: readonly SeedTalk[] = [
  {
    broadcastId: 'broadcast-06',
    chapters: [
      { title: '集合', seconds: 0 },
      { title: '升空', seconds: 2 },
      { title: '螺旋队形', seconds: 4 },
    ],
    said: [
      { by: 'person-003', text: '来了来了', seconds: 0.2 },
      { by: 'person-021', text: '画面和声音都清楚', seconds: 0.8 },
      { by: 'person-008', text: '一共多少架？', seconds: 1.4, kind: 'question', isAnswered: true },
      { by: 'person-013', text: '五百二十架，每架一盏灯', seconds: 2.2 },
      { by: 'person-014', text: '起飞了！', seconds: 2.8 },
      { by: 'person-027', text: 'So calm up there', seconds: 3.5 },
      { by: 'person-011', text: '螺旋是怎么排的？会讲吗', seconds: 4.2, kind: 'question' },
      { by: 'person-025', text: '截图当壁纸', seconds: 5 },
      { by: 'person-006', text: '谢谢现场，看得很开心', seconds: 5.6 },
    ],
  },
  {
    broadcastId: 'broadcast-07',
    chapters: [
      { title: '校准', seconds: 0 },
      { title: '开灯', seconds: 3 },
      { title: '邻居的意见', seconds: 60 },
    ],
    said: [
      { by: 'person-010', text: '水塔在哪个区？', seconds: 0.4, kind: 'question', isAnswered: true },
      { by: 'person-019', text: '在北岸，从桥上就能看到', seconds: 1.5 },
      { by: 'person-003', text: '投影机多少流明', seconds: 2.4, kind: 'question' },
      { by: 'person-021', text: '月亮出来了', seconds: 3.6 },
      { by: 'person-008', text: '边缘对得好准', seconds: 5 },
      { by: 'person-014', text: '真的月亮也在旁边', seconds: 20 },
      { by: 'person-025', text: '邻居说可以每周来一次', seconds: 64 },
      { by: 'person-019', text: '那我们就每周来一次', seconds: 70 },
    ],
  },
  {
    broadcastId: 'broadcast-05',
    said: [
      { by: 'person-010', text: '还没开始吗', seconds: 20 },
      { by: 'person-005', text: '在换笔，马上就好', seconds: 70 },
      { by: 'person-021', text: '不急，慢慢来', seconds: 95 },
    ],
  },
  {
    broadcastId: 'broadcast-14',
    said: [
      { seconds: 4, by: 'person-034', text: '灯点上了，今晚不灭。' },
      { seconds: 70, by: 'person-008', text: '开着它写东西，安静' },
      { seconds: 120, by: 'person-014', text: 'Is it one candle for the whole night?', kind: 'question' },
    ],
  },
  {
    broadcastId: 'broadcast-15',
    said: [
      { seconds: 6, by: 'person-033', text: '前面有三个山洞，断了别走，一两分钟就回来。' },
      { seconds: 66, by: 'person-010', text: '那一片是什么灯？', kind: 'question' },
      { seconds: 130, by: 'person-027', text: 'Greetings from another night train' },
    ],
  },
];
