import { type SeedWork, untranslated, work } from './work';

export const generativeWorks: SeedWork[] = [
  work(
    '粒子书法 No. 7',
    'Particle Calligraphy No. 7',
    '四千四百粒墨在一条噪声的河里写同一个字，没有两粒走同一条路。',
    'Forty-four hundred specks of ink write one character in a river of noise; no two take the same way.',
  ),
  work(
    '十万条线的散步',
    'A Walk of a Hundred Thousand Lines',
    '规则只有一句：不要碰到别人。其余的都是人群。',
    'There is one rule, not to touch anybody. All the rest is a crowd.',
  ),
  work(
    '织机程序',
    'Loom Program',
    '把云锦的挑花结本译成元胞自动机，每一行都由上一行决定。',
    'The pattern cords of a brocade loom, translated into a cellular automaton: each row is decided by the one before.',
  ),
  work(
    '给正方形的情书',
    'Love Letter to the Square',
    '一年里每天画一个正方形，第 366 天它终于圆了。',
    'One square a day for a year. On day 366 it is round at last.',
  ),
  work(
    '珊瑚算法',
    'Coral Algorithm',
    '反应扩散方程跑了十一天，长出一片没有海的礁。',
    'A reaction–diffusion equation ran for eleven days and grew a reef without a sea.',
  ),
  work(
    '黄金角的偏差',
    'A Small Error in the Golden Angle',
    '把 137.508° 改动千分之一，向日葵就开始旋转。',
    'Change 137.508° by a thousandth and the sunflower starts to turn.',
  ),
  work(
    '无名等高线',
    'Contours of Nowhere',
    '为不存在的山测量，比例尺 1 : 1。',
    'A survey of mountains that do not exist, at a scale of one to one.',
  ),
  work(
    '每秒一次的宇宙',
    'A Universe a Second',
    '同一粒种子，每秒一个宇宙，一小时后回到第一个。',
    'From one seed a universe every second; after an hour the first one again.',
  ),
  work(
    '褪色规则',
    'Rules for Fading',
    '程序每画一笔，就忘记最早的一笔。画面因此永远年轻。',
    'With each new stroke the program forgets its oldest. The picture never grows old.',
  ),
  work(
    '随机数的颜色',
    'The Colour of Chance',
    '用大气噪声挑色，用二十年的犹豫排除。',
    'Colours picked by atmospheric noise and rejected by twenty years of doubt.',
  ),
  work(
    '克制',
    'Restraint',
    '限制：两种颜色，一条曲线，六十四字节。',
    'Constraints: two colours, one curve, sixty-four bytes.',
  ),
  work(
    '城市乐谱',
    'City as Score',
    '把一条街的楼高抄成五线谱，交给打击乐手视奏。',
    'The heights of a street copied onto staves and given to a percussionist to sight-read.',
  ),
  work(
    '一百种走神',
    'A Hundred Ways to Drift Off',
    '注意力传感器记录下的一百次走神，各画成一条丝带。',
    'A hundred lapses of attention, recorded by a headset and drawn as a ribbon each.',
  ),
  work(
    '潮汐表 1974—2024',
    'Tide Tables, 1974–2024',
    '五十年的潮位叠成一张布，经线是月亮，纬线是人。',
    'Fifty years of tides laid into one cloth: the warp is the moon, the weft is us.',
  ),
  work('楔形', 'Wedge', '只用三角形讲一个关于拥挤的故事。', 'A story about crowding, told in triangles only.'),
  untranslated('千字文生成器', '一千个不重复的字，按笔画的重量排队，轻的先走。'),
  work(
    '永不重复的地砖',
    'A Floor That Never Repeats',
    '四分之一圆的地砖由访客掷硬币决定朝向，铺了整整一夏。',
    'Quarter-circle tiles, each turned by a visitor’s coin, laid over a whole summer.',
  ),
  work(
    '关于噪声的十一个误会以及其中三个为什么是对的',
    'Eleven Misunderstandings About Noise, and Why Three of Them Turned Out to Be Perfectly Right After All',
    '一场现场编程讲座：从白噪声写到云，最后把错的删掉，画面就没了。',
    'A live-coded lecture that writes its way from white noise to clouds; when the mistakes are removed, nothing is left.',
  ),
  work('轨道素描', 'Orbital Sketches', '两个摆，一支笔，几乎合拍。', 'Two pendulums, one pen, very nearly in step.'),
];
