import type { SeedProposal } from './seed-proposal';

/** Proposals for demands that wait for their team. */
export const openProposals: readonly SeedProposal[] = [
  {
    ...{ demandId: 'demand-01', person: 6, yuan: 235_000, days: 70, after: 0.6, end: 'seen' },
    text: '六面墙不做六块屏，做一次从低到高的路：纹样从最矮的墙长出来，走完九米就散开。内容十分钟，最后四十秒全黑，让砖自己出现。\n校准两次，第二次放在有月亮的晚上。',
  },
  {
    ...{ demandId: 'demand-01', person: 19, yuan: 248_000, days: 65, after: 1.1, end: 'unseen' },
    text: '账本里的每一笔都有日期，我们按日期放：今天是几号，就从那一天的纹样开始。一年里没有两个晚上相同。',
  },
  {
    ...{ demandId: 'demand-01', person: 10, yuan: 260_000, days: 75, after: 1.4, end: 'withdrawn' },
    text: '建议先做一面墙的样片，看过亮度再定另外五面。',
  },
  {
    ...{ demandId: 'demand-02', person: 15, yuan: 78_000, days: 35, after: 0.5, end: 'chosen' },
    text: '十二个点各听自己下面的一小块地方，声音越小，光动得越慢。没有人的时候，它只按日光变化，一小时挪一次。\n开关机跟着图书馆的总闸，不需要人。',
  },
  {
    ...{ demandId: 'demand-02', person: 3, yuan: 86_000, days: 40, after: 1.2, end: 'seen' },
    text: '用一个小模型分辨翻书、脚步和说话，只对翻书有反应。模型在本地运行，不存录音。',
  },
  {
    ...{ demandId: 'demand-03', person: 29, yuan: 41_000, days: 55, after: 1, end: 'unseen' },
    text: '钻孔数据做时间轴，延时摄影做材料：每往下一米，画面就慢一点。六分钟正好到四百米。',
  },
  {
    ...{ demandId: 'demand-04', person: 8, yuan: 560_000, days: 150, after: 1.5, end: 'seen' },
    text: '八个承重点挂八组灯，每组像一株倒着长的植物，湿度高就舒展。主要部件全部选工业件，手册写到换一颗螺丝。',
  },
  {
    ...{ demandId: 'demand-04', person: 1, yuan: 590_000, days: 140, after: 2.5, end: 'unseen' },
    text: '我们想让它几乎看不出在动：一天只升降一次，风大的那天走得快些。样件三周可以看。',
  },
  {
    ...{ demandId: 'demand-04', person: 22, yuan: 720_000, days: 160, after: 3, end: { reason: 'price' } },
    text: '灯罩用大漆做，一层一层上，重量轻，二十年不变色。工期长一些，价格也高一些。',
  },
  {
    ...{ demandId: 'demand-06', person: 12, yuan: 33_000, days: 45, after: 2, end: 'seen' },
    text: '界面只有一张院子的平面图，声源是可以拖的圆点。场景存成普通文件，断电后按最后一个场景恢复。代码整理好以后全部交给院子。',
  },
  {
    ...{ demandId: 'demand-06', person: 2, yuan: 35_000, days: 60, after: 3, end: { reason: 'time' } },
    text: '我想先住一个星期，把六十只喇叭都听一遍，再动手写。',
  },
  {
    ...{ demandId: 'demand-10', person: 4, yuan: 98_000, days: 45, after: 3, end: 'unseen' },
    text: '三条船三种灯语：出航、会船、靠岸。灯光不照岸，只照船头前面两米的水。',
  },
  {
    ...{ demandId: 'demand-12', person: 22, yuan: 37_000, days: 60, after: 4, end: 'seen' },
    text: '门轴里藏一圈感应，推得慢它就应得慢。声音用木头本身的共鸣，不装喇叭。',
  },
  {
    ...{ demandId: 'demand-05', person: 34, yuan: 168_000, days: 80, after: 2, end: 'unseen' },
    text: '三间全黑的房做成可以折叠的毡盒，用完能带走。动线是一个“之”字，声音靠转弯隔开，不靠门。',
  },
  {
    // Of a customer without an account, for whom staff answer.
    ...{ demandId: 'demand-16', person: 5, yuan: 460_000, days: 26, after: 1, end: 'chosen' },
    text: '四层中庭做一棵“天气树”：每层一个节气，换季时只换内容和一种灯片，不动结构。首季两周可装。',
  },
];
