/** What people say below a demonstration activity: its number, that of the speaker, hours ago, and the words. */
export const remarks: readonly (readonly [activity: number, speaker: number, hoursAgo: number, text: string])[] = [
  [1, 12, 70, '最北边那件要等十分钟才会热起来，别急着走。'],
  [1, 3, 52, 'The one that answers is shy. Hum to it.'],
  [1, 21, 30, '周三人最少，八点到九点几乎一个人走完。'],
  [1, 27, 9, 'My daughter wants to know whether the lights sleep in the daytime.'],
  [4, 28, 160, 'I heard my own watch. I do not wear one any more.'],
  [4, 10, 40, '二十分钟刚好，多一分钟就会开始听见自己想事情。'],
  [8, 24, 20, '可以两个人共用一台电脑吗？'],
  [8, 16, 8, 'Is the wall flat, or is that part of the fun?'],
  [12, 2, 44, '上次在苏州那场，散场的面包比票还难抢。'],
  [12, 19, 15, 'Three architects and a baker, finally explained.'],
  [15, 14, 26, '草地那边可以铺垫子吗？'],
  [21, 5, 250, '我借的影子还回去了，它有点舍不得。'],
  [21, 23, 240, 'Mine was a chair. It did not fit into the tram.'],
  [24, 7, 300, '修好了外婆的走马灯，谢谢三号桌的师傅。'],
  [34, 9, 1100, '最后那半小时没有人说话，真好。'],
];
