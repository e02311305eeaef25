import { activityCategory } from '../../codes';
import { places } from './places';
import type { SeedActivity } from './seed-activity';

const { online, offline, contest } = activityCategory;
const inDays = (days: number) => days * 24;

/** What is to come in the next weeks. */
export const coming: readonly SeedActivity[] = [
  {
    titleZh: '投影映射夜间工作坊：从量墙开始',
    titleEn: 'Projection Mapping by Night: A Workshop That Begins with a Tape Measure',
    ...{ category: offline, organiser: 31, startDay: 3, startHour: 18, hours: 5, place: places.factory, topic: 3 },
    zh: `先量墙，再画网格，最后才开投影机。一晚上做完一面三米宽的墙，做坏了可以重来。
- 两人一组，每组一台机器
- 请自带电脑，装好任意一款映射软件
- 结束后一起收线，谁也不许先走`,
    en: `First the tape measure, then the grid, and only then the projector. One evening, one wall three metres wide; if it goes wrong, you do it again.
- Two people to a projector
- Bring a laptop with any mapping software
- We coil the cables together, and nobody leaves before that`,
    tickets: [
      { zh: '单人', en: 'One person', price: 280, quantity: 16, perPerson: 1 },
      { zh: '两人同组', en: 'A pair', price: 480, quantity: 8, perPerson: 1 },
    ],
    refund: [80, 48],
    questions: [
      { zh: '你用哪一款软件？', en: 'Which software do you use?', isRequired: true },
      { zh: '投过多大的墙？', en: 'How large was the largest wall you have mapped?' },
    ],
  },
  {
    titleZh: '公开课：给算法讲睡前故事',
    titleEn: 'Open Class: Bedtime Stories for an Algorithm',
    ...{ category: online, organiser: 0, startDay: 2, startHour: 20, hours: 2, topic: 5, capacity: 200 },
    zh: `不讲参数，讲故事：一个小模型怎样从九张照片里学会“晚安”。
前一小时讲，后一小时一起改一个正在犯困的模型。不需要会写程序。`,
    en: `No parameters, only stories: how a small model learnt to say good night from nine photographs.
One hour of talk, and one in which we change a sleepy model together. No programming needed.`,
  },
  {
    titleZh: '声音散步：听一座桥',
    titleEn: 'Sound Walk: Listening to a Bridge',
    ...{
      category: offline,
      organiser: 36,
      startDay: 5,
      startHour: 15,
      hours: 3,
      place: places.yard,
      topic: 4,
      capacity: 20,
    },
    zh: `从院子走到东水门大桥，来回四公里。每人一副监听耳机，贴着桥身听它在车过时怎么说话。
耳机由我们准备，下雨改期。`,
    en: `Four kilometres from our yard to Dongshuimen Bridge and back, with headphones for everybody: put a microphone to the steel and hear what it says when a train crosses.
We bring the headphones. If it rains, we move the date.`,
    questions: [{ zh: '走四公里有困难吗？', en: 'Is a walk of four kilometres hard for you?', isRequired: true }],
  },
  {
    titleZh: '校际联赛：用一条线讲一个故事',
    titleEn: 'Inter-School League: Tell a Story with One Line',
    ...{ category: contest, organiser: 0, startDay: 8, startHour: 10, hours: inDays(21), topic: 15 },
    zh: `一条线，从左走到右，六十秒。可以是激光、绳子、代码，也可以是一个人走过去。
以学校为单位组队，每校至多三队。`,
    en: `One line from left to right, in sixty seconds: a laser, a rope, a program, or somebody who walks.
Schools send teams, at most three each.`,
  },
  {
    titleZh: '首映：末班地铁的风',
    titleEn: 'Premiere: The Wind of the Last Train',
    ...{ category: offline, organiser: 34, startDay: 9, startHour: 19, hours: 3, place: places.hall, topic: 1 },
    zh: `把末班车离站后那阵风，搬进一个没有窗的房间。风是真的，光跟着它走，一场二十五分钟，每场三十人。
首映夜有三场，散场后导演与面包师都在（我们真的有一位面包师）。`,
    en: `The wind that follows the last train, moved into a room without windows. The wind is real, the light goes with it; twenty-five minutes, thirty people at a time.
Three showings on the first night. Afterwards the directors are there, and the baker. We do have a baker.`,
    tickets: [
      { zh: '19:00 场', en: '7 pm', price: 120, quantity: 30, perPerson: 2 },
      { zh: '20:00 场', en: '8 pm', price: 120, quantity: 30, perPerson: 2 },
      { zh: '21:00 场，含面包', en: '9 pm, with bread', price: 160, quantity: 30, perPerson: 2 },
      { zh: '媒体', en: 'Press', price: 0, quantity: 10, perPerson: 1, isPaused: true },
    ],
    refund: [100, 72],
    questions: [
      { zh: '对面粉过敏吗？', en: 'Are you allergic to flour?', isRequired: true },
      { zh: '从哪里听说我们的？', en: 'Where did you hear of us?' },
    ],
  },
  {
    titleZh: '圆桌：谁拥有一张被生成的照片',
    titleEn: 'Round Table: Who Owns a Picture That Was Generated?',
    ...{ category: online, organiser: 0, startDay: 11, startHour: 21, hours: 2, topic: 5, capacity: 0 },
    zh: `一位律师、一位摄影师、一位训练模型的人，和一位被训练进去的人。每人十分钟，然后互相提问。
全程中英同传字幕。`,
    en: `A lawyer, a photographer, somebody who trains models, and somebody whose pictures were trained on. Ten minutes each, and then they ask one another.
With live captions in Chinese and English.`,
  },
  {
    titleZh: '机器人剧团公开排练（可中途离场）',
    titleEn: 'Robot Theatre: Open Rehearsal, You May Leave at Any Time',
    ...{ category: offline, organiser: 31, startDay: 12, startHour: 14, hours: 4, place: places.factory, topic: 8 },
    zh: `四台退役的工业机械臂在排一出戏，每三分钟会忘词。你可以坐着看，也可以站在黄线外帮它们提词。
排练厅没有暖气，请多穿一件。`,
    en: `Four retired industrial arms rehearse a play and forget their lines every three minutes. Sit and watch, or stand behind the yellow line and prompt them.
The hall is not heated; bring a coat.`,
    tickets: [
      { zh: '观众席', en: 'Seat', price: 0, quantity: 80, perPerson: 4 },
      { zh: '提词员', en: 'Prompter', price: 30, quantity: 6, perPerson: 1 },
    ],
    refund: [100, 2],
  },
  {
    titleZh: '低空之夜：五百二十只萤火虫',
    titleEn: 'Low Sky Night: Five Hundred and Twenty Fireflies',
    ...{ category: offline, organiser: 0, startDay: 16, startHour: 19, hours: 2, place: places.square, topic: 7 },
    zh: `五百二十架小飞机贴着海面飞，高度不超过一棵树。没有音乐，你会听见它们。
观众区按到场先后，票分站席与草地。遇四级以上风改到次日，改期可全额退。`,
    en: `Five hundred and twenty small aircraft over the water, no higher than a tree. There is no music, so that you can hear them.
Standing room and lawn, first come, first placed. In wind it is moved to the next day, and you may have all of your money back.`,
    tickets: [
      { zh: '站席', en: 'Standing', price: 39, quantity: null, sharesStock: true, perPerson: 5 },
      { zh: '草地', en: 'Lawn', price: 79, quantity: 600, sharesStock: true, perPerson: 5 },
      { zh: '灯塔露台', en: 'Lighthouse terrace', price: 299, quantity: 40, perPerson: 2, sale: [4, 15] },
    ],
    ...{ commonStock: 2000, refund: [100, 24] },
  },
  {
    titleZh: '材料挑战：只许使用一公斤',
    titleEn: 'Material Challenge: One Kilogram, No More',
    ...{ category: contest, organiser: 31, startDay: 18, startHour: 9, hours: inDays(30), topic: 20 },
    zh: `一公斤材料，电池和螺丝都算。做一件能在暗处亮一小时的东西。
称重在现场，超一克也不收。`,
    en: `One kilogram of anything, batteries and screws included. Make something that glows in the dark for an hour.
We weigh it at the door, and one gram too much is too much.`,
  },
  {
    titleZh: '无障碍创作小组：为看不见的人布展',
    titleEn: 'Access Group: Hanging a Show for People Who Cannot See It',
    ...{ category: online, organiser: 36, startDay: 20, startHour: 19, hours: 2, topic: 18, capacity: 40 },
    ...{ enrol: [1, 19] },
    zh: `每月一次。这一次请两位全盲的策展人来，说说她们怎么“看”一个展览，再一起改一份布展图。
提供读屏友好的材料，报名后发到邮箱。`,
    en: `Once a month. This time two blind curators tell how they see an exhibition, and we change a floor plan with them.
Material for screen readers is sent when you have signed up.`,
    questions: [{ zh: '你用读屏软件吗？哪一款？', en: 'Do you use a screen reader? Which one?' }],
  },
  {
    titleZh: '菌丝晚餐：六道菜与一场讲座',
    titleEn: 'A Mycelium Dinner: Six Courses and One Lecture',
    ...{ category: offline, organiser: 32, startDay: 23, startHour: 18, hours: 4, place: places.garden, topic: 9 },
    zh: `六道菜都用自己种的菌子，盘子也是菌丝压的，吃完可以埋进院子。
讲座在第四道与第五道之间：一位生物学家谈地下的网络，一位网络艺术家谈地上的。`,
    en: `Six courses of mushrooms that we grew, on plates of pressed mycelium that are buried in the garden afterwards.
The lecture comes between the fourth and the fifth: a biologist on the net below the ground, a net artist on the one above it.`,
    tickets: [
      { zh: '一位', en: 'One seat', price: 420, quantity: 24, perPerson: 2, sale: [2, 20] },
      { zh: '长桌六人', en: 'Table for six', price: 2280, quantity: 2, perPerson: 1, sale: [2, 20] },
    ],
    refund: [50, 120],
    questions: [{ zh: '忌口与过敏', en: 'Diet and allergies', isRequired: true }],
  },
  {
    titleZh: '雪原光径预展',
    titleEn: 'A Path of Light in Snow: Preview',
    ...{ category: offline, organiser: 0, startDay: 34, startHour: 17, hours: inDays(3), place: places.snow, topic: 1 },
    zh: `一条八百米的路，雪本身是屏幕。零下二十度，走一趟三十分钟，终点有姜汤。
请穿防滑鞋。手机在口袋里捂热了再拿出来。`,
    en: `A path of eight hundred metres on which the snow is the screen. Twenty degrees below zero, thirty minutes, ginger soup at the end.
Wear shoes that grip, and keep your phone warm until you need it.`,
    tickets: [
      { zh: '预展票', en: 'Preview', price: 58, quantity: 500, perPerson: 4, sale: [10, 33] },
      { zh: '家庭票（两大一小）', en: 'Family, two and one', price: 128, quantity: 120, perPerson: 2, sale: [10, 33] },
    ],
    refund: [100, 48],
  },
  {
    titleZh: '年度之夜：看完这一年的三百六十五张天空',
    titleEn: 'The Night of the Year: Watching Three Hundred and Sixty-Five Skies',
    ...{ category: online, organiser: 32, startDay: 41, startHour: 20, hours: 5, topic: 11, capacity: 1000 },
    zh: `我们的服务器每天中午朝天拍一张。年底那晚，一张五十秒，一张不落地看完。
中间可以去煮面。`,
    en: `At noon each day our server takes one picture of the sky. On the last night we look at all of them, fifty seconds each, without leaving one out.
You may go and cook noodles in between.`,
  },
];
