import type { AnswerTemplate, ApplicationState } from '../../codes';

/** An application of the demonstration. */
export interface DemonstrationApplication {
  personId: string;
  end: ApplicationState;
  note: string;
  /** How many of their latest works they choose; 2 by default. */
  works?: number;
  email?: string;
  phone?: string;
  /** What the company answers, by the template or in own words. */
  answer?: { template: AnswerTemplate; text: string };
  /** A private note of the company. */
  privateNote?: string;
}

/** For the first open job of the company with an account: in each state. */
export const forFirstJob: readonly DemonstrationApplication[] = [
  {
    ...{ personId: 'person-003', end: 'talk', email: 'linyizhou@example.com' },
    note: '过去三年我为四个大型展览写过实时画面，也习惯在布展最后一夜改程序。附上两件最接近这个职位的作品。',
    answer: { template: 'talk', text: '' },
    privateNote: '现场经验足，问一下年后能否常驻上海。',
  },
  {
    ...{ personId: 'person-020', end: 'new', works: 3 },
    note: '我带着机械臂工作了六年，从接线到叙事都自己来。希望这次能和一个完整的团队一起做。',
  },
  {
    personId: 'person-006',
    end: 'new',
    note: 'I have toured with my own rig for eight years, and I document everything.',
  },
  {
    ...{ personId: 'person-021', end: 'seen', phone: '+86 138 0000 0101' },
    note: '小模型也能做大现场。附件里的作品都在一台笔记本上完成，可以当面演示。',
  },
  {
    ...{ personId: 'person-011', end: 'seen' },
    note: 'My last three pieces were built for festivals in the rain. I can start in January.',
    answer: { template: 'more', text: '' },
  },
  {
    ...{ personId: 'person-008', end: 'offer', phone: '+86 138 0000 0102' },
    note: '我熟悉你们去年的项目，也知道里面哪些地方是赶出来的。想把它做得更从容。',
    answer: { template: 'offer', text: '' },
    privateNote: '两轮都很好，薪资按上限谈。',
  },
  {
    ...{ personId: 'person-014', end: 'no' },
    note: '希望转到新媒体方向，之前主要做舞台摄影。',
    answer: { template: 'decline', text: '' },
  },
  { personId: 'person-025', end: 'withdrawn', note: '可以远程参与。' },
  {
    ...{ personId: 'person-019', end: 'hired', email: 'hello@example.org' },
    note: 'Projection mapping, calibration, and a patient temper. References on request.',
    answer: {
      template: 'offer',
      text: 'We would love to have you from the first of March. The contract follows by mail.',
    },
  },
];

/** For further jobs of other companies, by turns: what the creator with an account sent, and others. */
export const forOtherJobs: readonly (readonly DemonstrationApplication[])[] = [
  [
    {
      ...{ personId: 'person-003', end: 'offer', email: 'linyizhou@example.com' },
      note: '看到你们在找能写着色器、也能上脚手架的人，我两样都会。',
      answer: { template: 'offer', text: '' },
    },
    { personId: 'person-010', end: 'new', note: '刚毕业，作品还不多，但都是自己从头做完的。', works: 1 },
  ],
  [
    {
      ...{ personId: 'person-003', end: 'no' },
      note: '想了解这个岗位是否接受项目制合作。',
      answer: { template: 'decline', text: '这个岗位需要全职。我们很喜欢你的作品，有项目制的机会会再联系你。' },
    },
    { personId: 'person-027', end: 'seen', note: 'I would move for this one.' },
  ],
  [
    { personId: 'person-003', end: 'new', note: '', works: 3 },
    { personId: 'person-012', end: 'talk', note: '可以每周到岗三天。', answer: { template: 'talk', text: '' } },
  ],
  [{ personId: 'person-003', end: 'withdrawn', note: '时间上有冲突，之后再申请。' }],
];
