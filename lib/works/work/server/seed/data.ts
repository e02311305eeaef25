import { type SeedWork, untranslated, work } from './work';

export const dataWorks: SeedWork[] = [
  work(
    '一座城市的失眠',
    'The Insomnia of a City',
    '凌晨三点仍亮着的窗，按街区连成一张疲倦的地图。',
    'Windows still lit at three in the morning, joined street by street into a tired map.',
  ),
  work(
    '外卖骑手的等高线',
    'Contours of the Couriers',
    '两万条骑行轨迹叠出看不见的山：电梯、闸机、红灯。',
    'Twenty thousand rides add up to invisible mountains: lifts, gates, red lights.',
  ),
  work(
    '地震仪的日记',
    'Diary of a Seismograph',
    '一整年没有地震，它记下了学校的课间操。',
    'A whole year without an earthquake; it recorded the school’s morning exercises.',
  ),
  work(
    '二十四节气的用电曲线',
    'The Load Curve of the Twenty-Four Solar Terms',
    '从电网看立春：空调熄灭的声音像一次集体呼气。',
    'Spring as seen by the grid: the heaters going off are one long breath.',
  ),
  work(
    '消失语言的星图',
    'Star Chart of Vanishing Languages',
    '每熄灭一颗星，就播放一次它最后的问候语。',
    'With each star that goes out, its last greeting is played.',
  ),
  work(
    '碳的账本',
    'The Carbon Ledger',
    '本片的全部排放，逐帧记在右下角。',
    'Everything this film has emitted, counted frame by frame in the lower right corner.',
  ),
  work(
    '六十万次心率',
    'Six Hundred Thousand Heartbeats',
    '一位志愿者的一周，按心跳而不是按秒播放。',
    'A week in the life of a volunteer, played by the heartbeat instead of the second.',
  ),
  work(
    '退货之河',
    'River of Returns',
    '两百件网购退货的行程，汇成一条向南流的河。',
    'The travels of two hundred returned parcels run together into a river that flows south.',
  ),
  work(
    '噪声地图的安静处',
    'The Quiet Places on the Noise Map',
    '寻找全城最后一个低于三十分贝的角落，它在一家琴行里。',
    'Looking for the last corner below thirty decibels. It is in a piano shop.',
  ),
  work(
    '云的编目',
    'A Catalogue of Clouds',
    '一年三百六十五张正午的天空，按蓝度排列。',
    'Three hundred and sixty-five noon skies, ordered by their blue.',
  ),
  work(
    '股市交响（停牌版）',
    'Market Symphony, Suspended',
    '当日无交易，乐团在台上坐满二十分钟。',
    'No trading on the day. The orchestra sits on stage for the full twenty minutes.',
    1200,
  ),
  work(
    '候鸟与航班',
    'Migrants and Flights',
    '同一张雷达图上的两种迁徙，互相绕行。',
    'Two migrations on one radar image, making way for each other.',
  ),
  work(
    '井',
    'Wells',
    '七百口水井五十年的水位，一根一根往下画。',
    'Fifty years of water level in seven hundred wells, drawn downwards one by one.',
  ),
  work(
    '一张 CT 的风景',
    'Landscape from a Scan',
    '把艺术家自己的肺部影像当作山水来皴。',
    'The artist’s own lungs, brushed as a landscape of mountains and water.',
  ),
  untranslated('菜价编钟', '早市三十种蔬菜的价格，每日清晨六点敲响。'),
  work(
    '密码学刺绣',
    'Cryptographic Embroidery',
    '私钥绣在手帕上，公钥挂在墙上，谁也不肯交换。',
    'The private key is embroidered on a handkerchief, the public one hangs on the wall; nobody wants to swap.',
  ),
  work(
    '垃圾的重力',
    'The Gravity of Rubbish',
    '给一百件弃物装上定位器，看它们去了哪里。',
    'A hundred discarded things fitted with trackers, to see where they go.',
  ),
  work(
    '树的电梯时刻表',
    'A Timetable for Trees',
    '茎流计告诉我们，一棵悬铃木每天几点把水送上顶楼。',
    'A sap-flow meter tells at what time a plane tree sends its water to the top floor.',
  ),
  work(
    '关于平均数的一次公开道歉',
    'A Public Apology on Behalf of the Average, Delivered to Everybody Who Was Ever Rounded Up or Down',
    '一千位受访者与统计学家面对面，各自领回自己的小数点。',
    'A thousand respondents meet the statistician and take their decimals home.',
  ),
];
