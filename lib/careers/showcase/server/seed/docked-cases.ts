import type { SeedCase } from './seed-case';

/** Cases that grew from demands of the demonstration. */
export const dockedCases: readonly SeedCase[] = [
  {
    ...{ from: { demandId: 'demand-21' }, daysAgo: 108, isCredited: true },
    titleZh: '烟囱上的秋天：四十二米柱面投影',
    titleEn: 'Autumn on a chimney: 42 metres, seen from three sides',
    textZh:
      '旧厂的烟囱已经二十年不冒烟了。委托方希望它在秋天的夜里重新成为地标，又不打扰对面的居民。\n画面按柱面展开绘制，三个方向各留一段接缝，人走动时能看见它转过去。排程跟着日落表走，每天提前一到两分钟，十点整由下往上熄灭。\n六十一个夜晚，停播两次，都是因为雾太大，而雾里的那两晚被拍得最多。',
    textEn:
      'The chimney of the old mill has not smoked for twenty years. It was to be a landmark again on autumn nights, without keeping the neighbours awake.\nThe images are drawn on the unrolled cylinder, with a seam on each of three sides that people see turning as they walk. The schedule follows the sunset, a minute or two earlier each day, and goes out from below at ten.\nSixty-one nights, two of them without images because of fog, which became the most photographed ones.',
  },
  {
    ...{ from: { demandId: 'demand-22' }, daysAgo: 121 },
    titleZh: '雨声记录墙',
    titleEn: 'A wall that remembers rain',
    textZh:
      '社区花园里有十一种叶子。雨落在每一种上的声音不同，墙上的点也不同：大叶子的点大，小叶子的点密。\n墙上没有一个字。开放第一周，志愿者记下孩子们的猜测，九成猜对了芭蕉，没有人猜对薄荷。\n系统是一块单板机和一支防水话筒，花园的人已经自己换过一次电源。',
    textEn:
      'The garden has eleven kinds of leaves. Rain sounds different on each, and so do the dots on the wall: large ones for large leaves, dense ones for small leaves.\nThere is not one word on it. In the first week volunteers wrote down what children guessed: nine of ten found the banana plant, and nobody the mint.\nIt is one small board and one waterproof microphone. The gardeners have changed the power supply once, by themselves.',
  },
  {
    ...{ from: { demandId: 'demand-23' }, daysAgo: 96 },
    titleZh: '石头的三种尺度',
    titleEn: 'Three scales of stone',
    textZh:
      '三支短片，一毫米、一厘米、一米，各两分钟。材料全部来自工作室的岩石切片与显微照片，没有补拍。\n剪辑顺着晶体的生长方向走，配乐用敲击同一块石头的录音。竖屏版重新构图，在矿业博物馆的电梯里循环播放。',
    textEn:
      'Three films of two minutes each: a millimetre, a centimetre, a metre. Everything comes from the sections and micrographs of the studio; nothing was shot again.\nThe cut follows the growth of the crystals, and the music is that of one stone being struck. The upright version was composed anew and runs in the lift of a mining museum.',
  },
  {
    ...{ from: { demandId: 'demand-24' }, daysAgo: 64, isCredited: true },
    titleZh: '末班车站的光屋',
    titleEn: 'A room of light at the last stop',
    textZh:
      '一间只在日落与末班车之间存在的屋子。四面是会呼吸的布，灯在布后面；车到站时它暗下去，人走了还留一小团光。\n座椅下的低温板与灯共用配电，冬夜室内保持十四度。结构不动地面，一天装好，一天拆走。\n三个月里有四百多人在留言簿上写了名字，其中一位是末班车的司机。',
    textEn:
      'A room that exists between sunset and the last bus. Its walls are breathing cloth with light behind; it dims as the bus arrives, and keeps one small glow when people have left.\nLow heat under the seats shares its power with the lamps and keeps the room at fourteen degrees. It stands without touching the ground, a day to build and a day to take away.\nIn three months more than four hundred people signed the book, among them the driver of the last bus.',
  },
  {
    ...{ from: { demandId: 'demand-25' }, daysAgo: 73 },
    titleZh: '盐水池里的潮汐',
    titleEn: 'Tides in basins of salt',
    textZh:
      '码头上的四个盐水池，水面每天升降四十厘米。四个浮标量出高度，画面每分钟校准一次，潮涨潮落都没有跑出池子。\n内容从盐结晶的边缘开始，越咸的池子越亮。设备放在岸上的旧磅房里，不进盐雾区。',
    textEn:
      'Four basins on a pier whose water moves by forty centimetres a day. Four floats measure it, and the images are aligned each minute: they never left their basins.\nThey begin at the edge of crystals, and the saltier basin is the brighter one. The machines stand in an old weighing room on the shore, out of the salt.',
  },
  {
    ...{ from: { demandId: 'demand-26' }, daysAgo: 52, isCredited: true },
    titleZh: '没有屏幕的声音档案',
    titleEn: 'An archive of sound without a screen',
    textZh:
      '一张桌子，四个旋钮：年、季、时辰、距离。拧到哪里，就从哪里开始放，没有“播放”键。\n档案里没有的那一天，它会放离得最近的一天，并先响一声铃。院子的人说，现在有访客专程来听自己的生日。',
    textEn:
      'One table and four knobs: year, season, hour and distance. Wherever they are turned, it begins there; there is no button to play.\nFor a day that the archive does not have it plays the nearest one, after the sound of a bell. Visitors now come to hear their birthday.',
  },
  {
    ...{ from: { demandId: 'demand-27' }, daysAgo: 20, end: 'owner' },
    titleZh: '八秒片头与一套会换字的版式',
    titleEn: 'Eight seconds of titles, and a layout that fills itself',
    textZh: '一束光扫过纸面，扫到哪里，字就在哪里显出来。版式用三套格子，中英文各按自己的行距排。',
    textEn:
      'A beam passes over paper and words appear where it goes. Three grids make the layout; Chinese and English keep their own spacing.',
  },
  {
    ...{ from: { demandId: 'demand-28' }, daysAgo: 6, end: 'nobody' },
    titleZh: '纹样账本：先看影像，再看原件',
    titleEn: 'Pattern ledgers: images first, then the originals',
    ...{ textZh: '光分三段，正在整理现场照片与每件原件的照明记录。', textEn: '' },
  },
];
