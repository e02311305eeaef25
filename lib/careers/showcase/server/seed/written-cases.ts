import type { SeedCase } from './seed-case';

/** Cases that staff wrote for companies without an account. */
export const writtenCases: readonly SeedCase[] = [
  {
    ...{ from: { id: 'case-01', companyName: '北岸海事博物馆', person: 2 }, daysAgo: 140 },
    titleZh: '雾号：一座灯塔的声音修复',
    titleEn: 'Foghorn: the voice of a lighthouse, restored',
    textZh:
      '灯塔的雾号停用三十年，博物馆只剩一段四秒的磁带。团队按残存的铜管测量共鸣，复原了它的音高，再让它在展厅里以原来百分之一的响度每小时响一次。\n开馆第一天，三位退休的灯塔看守人听完，都说慢了半拍；他们调了半拍。',
    textEn:
      'The foghorn had been silent for thirty years, and four seconds of tape were left of it. The team measured what remained of its brass, found the pitch again, and lets it sound once an hour at a hundredth of its loudness.\nOn the first day three retired keepers listened, and all said that it was half a beat late. It was moved by half a beat.',
  },
  {
    ...{ from: { id: 'case-02', companyName: 'Hotel Vinterhavn', person: 34 }, daysAgo: 82 },
    titleZh: '酒店大堂的极昼',
    titleEn: 'A polar day in a hotel lobby',
    textZh:
      '冬天那里每天只有四小时天光。大堂的顶面在其余二十小时里慢慢走完一个北方的夏日：没有日出，也没有日落，只有方向。\n灯光只用两种色温，由前台的一只旧钟带着走，停电以后拨一下表针就能接上。',
    textEn:
      'In winter there are four hours of daylight. For the other twenty the ceiling of the lobby goes slowly through a northern summer day: no sunrise, no sunset, only a direction.\nThere are two colours of light, led by an old clock at the desk. After a power cut somebody turns its hands, and it goes on.',
  },
  {
    ...{ from: { id: 'case-03', companyName: '青岭县图书馆', person: 15 }, daysAgo: 2, end: 'creator' },
    titleZh: '借书声',
    titleEn: 'The sound of borrowing',
    textZh: '每借出一本书，屋檐下亮起一盏灯；还回来，它就暗下去。年底，馆员按灯亮的顺序印了一张书单。',
    textEn:
      'Each borrowed book lights a lamp under the eaves, and each returned one puts it out. At the end of the year the librarians printed a list in the order of the lamps.',
  },
];
