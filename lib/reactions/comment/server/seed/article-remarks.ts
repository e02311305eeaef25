import type { Language } from '@/lib/platform/shared/language';

/** Comments that fit any article. */
export const articleRemarks: Record<Language, readonly string[]> = {
  zh: [
    '把花掉的钱也写出来，这样的文章太少了。',
    '第二遍是拿着笔读的。',
    '失败的那一段比成功的有用，谢谢愿意写。',
    '我们也踩过同一个坑，当时要是先读到这篇就好了。',
    '图下面那句话比图还好。',
    '读到最后一段停了一会儿。写得真克制。',
    '转给了组里所有人，下周的例会就讨论它。',
    '数字给得清楚，读起来心里有底。',
    '能不能再写一篇，说说后来怎么样了？',
    '没有一句大话，难得。',
    '我教本科，这篇下学期放进阅读材料。',
    '原来那个决定背后是这么想的，当时在现场完全没看出来。',
    '关于时间的那个判断我不太同意，不过写得很清楚，值得争。',
    '收藏了，等我们也走到那一步再翻出来对照。',
    '语气像坐在对面跟人说话，很舒服。',
    '最喜欢写材料的那几句，手上真的摸过的人才写得出来。',
  ],
  en: [
    'More articles should say what things cost. Thank you.',
    'The part that went wrong is the part I will remember.',
    'Read it on the train, missed my stop.',
    'Passed this on to everybody in the workshop.',
    'We made the same mistake two winters ago. I wish this had been there to read.',
    'The caption under the picture is worth the whole paragraph above it.',
    'I disagree about the timing, and I am glad to have it put so clearly.',
    'No big words anywhere. A relief.',
    'Would you write a second part, about what happened afterwards?',
    'I was there that evening and understood none of this until now.',
    'Going straight onto the reading list for my second years.',
    'You can tell that somebody had this material in their hands.',
    'The numbers make it easy to trust.',
    'Short, and still I had to put it down once to think.',
  ],
};
