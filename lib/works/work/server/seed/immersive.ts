import { type SeedWork, untranslated, work } from './work';

export const immersiveWorks: SeedWork[] = [
  work(
    '虚拟的地心引力',
    'Virtual Gravity',
    '在头显里学习走路：重力每分钟换一次方向，身体比眼睛先适应。',
    'Learning to walk in a headset: gravity changes direction every minute, and the body gives in before the eyes.',
  ),
  work(
    '海拔负四千',
    'Minus Four Thousand Metres',
    '跟随一台真实的深潜器下到热液口，光照来自它自己的灯。',
    'Down to a hydrothermal vent with a real submersible, by the light of its own lamps.',
  ),
  work(
    '祖屋的点云',
    'Point Cloud of an Ancestral House',
    '拆除前扫描了四十小时，现在它可以住在任何一间空房里。',
    'Scanned for forty hours before it was pulled down; now it can live in any empty room.',
  ),
  work(
    '蚂蚁的一天',
    'A Day in the Life of an Ant',
    '视高四毫米。一片落叶就是一次登陆。',
    'Eye level four millimetres. A falling leaf is an invasion.',
  ),
  work(
    '双人同梦',
    'A Dream for Two',
    '两台头显共享一个视角，一人管左眼，一人管右眼。',
    'Two headsets share one view; one guest has the left eye, the other the right.',
  ),
  work(
    '看不见的展厅',
    'The Invisible Gallery',
    '为盲人设计的虚拟现实：没有画面，只有距离、回声与手杖。',
    'Virtual reality for the blind: no picture, only distance, echo and a cane.',
  ),
  work(
    '火星邮差',
    'Postman on Mars',
    '送一封信需要十四分钟的光速和一生的耐心。',
    'To deliver a letter takes fourteen light-minutes and the patience of a lifetime.',
  ),
  work(
    '昨日地铁线',
    'Yesterday’s Metro Line',
    '增强现实导览：已停运的有轨电车在它原来的街道上继续报站。',
    'A walk in augmented reality: trams that no longer run go on calling their stops.',
  ),
  work(
    '镜中书房',
    'Study in a Mirror',
    '只能通过镜子阅读的图书馆，藏书一万册，每册一页。',
    'A library that can be read only in a mirror: ten thousand volumes of one page each.',
  ),
  work(
    '悬崖练习',
    'Cliff Exercise',
    '虚拟的悬崖，真实的一块三厘米木板。',
    'A virtual cliff and a real plank, three centimetres high.',
  ),
  work(
    '褪去的房间',
    'The Receding Room',
    '你不看的地方会慢慢消失，直到只剩你在看的这一点。',
    'Whatever you do not look at fades until only the point you look at is left.',
  ),
  work(
    '北极光接线员',
    'Aurora Switchboard Operator',
    '把极光的磁场数据接到八条电话线上，替它转接。',
    'Magnetometer readings of the aurora on eight telephone lines; you put the calls through.',
  ),
  work(
    '一粒米的内部',
    'Inside a Grain of Rice',
    '同步辐射断层扫描，放大到一座教堂的尺寸。',
    'A synchrotron scan, enlarged to the size of a church.',
  ),
  work(
    '代理人',
    'Proxy',
    '你坐着，替你走路的人戴着摄像机在另一座城市。',
    'You sit. The one who walks for you wears a camera in another city.',
  ),
  work(
    '体感考古',
    'Archaeology by Hand',
    '力反馈手套下的土层，越深越硬，越硬越旧。',
    'Strata under force-feedback gloves: the deeper the harder, the harder the older.',
  ),
  untranslated('三维水墨', '走进一幅立轴，远山在三百步之外，墨还没有干。'),
  work(
    '无限电梯',
    'Endless Lift',
    '每层楼停七秒，每层楼都是同一天的不同结局。',
    'Seven seconds on every floor, and every floor another ending of the same day.',
  ),
  work(
    '六自由度的乡愁，或者为什么我在客厅里迷了路',
    'Six Degrees of Homesickness, or How I Came to Be Lost in My Own Living Room',
    '制作札记：如何用一间十八平米的客厅装下一个县。',
    'Notes on the making: how to fit a county into a living room of eighteen square metres.',
  ),
  work(
    '手的博物馆',
    'Museum of Hands',
    '握住一只三千年前的陶杯，杯沿的缺口恰好容得下你的拇指。',
    'Hold a cup three thousand years old; the chip in its rim fits your thumb.',
  ),
];
