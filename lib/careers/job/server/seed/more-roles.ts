import type { SeedRole } from './roles';

export const moreSeedRoles = {
  producer: {
    ...{ profession: 'producer', titleZh: '项目制作人', titleEn: 'Producer' },
    dutiesZh: '从预算、合同到撤展，对一个项目的时间与钱负责。\n让艺术家、技术与场地方说同一种语言。',
    dutiesEn:
      'Answer for the time and the money of a project, from budget and contract to the day it comes down.\nMake artists, engineers and venues speak one language.',
    needsZh: '独立执行过预算五十万元以上的项目。\n能在凌晨三点保持礼貌。',
    needsEn:
      'You have run a project of more than half a million yuan on your own.\nYou stay polite at three in the morning.',
  },
  curator: {
    ...{ profession: 'curator', titleZh: '策展人', titleEn: 'Curator' },
    dutiesZh: '研究选题、联络艺术家、撰写展览文字，并与空间设计一起落地。\n整理每一件作品的署名与版权。',
    dutiesEn:
      'Research themes, speak with artists, write the texts of exhibitions, and bring them into the room with the designers.\nKeep credits and rights of every work in order.',
    needsZh: '艺术史、新媒体或相关专业，能用中英文写作。\n看过的展览多于收藏的展览。',
    needsEn:
      'Art history, new media or something near it; you write Chinese and English.\nYou have seen more exhibitions than you have saved.',
  },
  engineer: {
    ...{ profession: 'engineer', titleZh: '装置工程师', titleEn: 'Installation engineer' },
    dutiesZh: '设计机械与电路，打样、组装并现场维护动态装置。\n为每件作品写一份谁都能照做的检修单。',
    dutiesEn:
      'Design mechanics and circuits, build and assemble kinetic works, and repair them on site.\nWrite a checklist for each that anybody can follow.',
    needsZh: '机械、电子或自动化专业，会用三维建模软件。\n能焊接，也能讲清楚为什么这样焊。',
    needsEn:
      'Mechanics, electronics or automation, and a tool for 3D models.\nYou can solder, and say why you solder like that.',
  },
  editor: {
    ...{ profession: 'writer', titleZh: '内容编辑', titleEn: 'Editor' },
    dutiesZh: '采访艺术家，写作品背后的故事，也写清楚的操作说明。\n每周两篇，事实先于修辞。',
    dutiesEn:
      'Talk to artists, write how works came about, and write instructions that are clear.\nTwo texts a week; facts before style.',
    needsZh: '请附两篇发表过的文章，长短不限。\n能读英文原始资料。',
    needsEn: 'Send two texts that were published, of any length.\nYou read sources in English.',
  },
  film: {
    ...{ profession: 'director', titleZh: '影像导演', titleEn: 'Film maker' },
    dutiesZh: '为装置拍摄记录片与展厅影像，从脚本到成片。\n常驻现场，懂得什么时候不拍。',
    dutiesEn:
      'Film documentaries about installations and pictures for halls, from script to the finished film.\nBe on site a lot, and know when not to film.',
    needsZh: '有独立完成的短片，熟悉剪辑与调色。\n接受每年六十天左右的出差。',
    needsEn:
      'A short film of your own; editing and grading are familiar.\nAbout sixty days of travel a year are fine with you.',
  },
  education: {
    ...{ profession: 'teacher', titleZh: '公共教育专员', titleEn: 'Education officer' },
    dutiesZh: '设计并主持面向孩子与老人的工作坊，编写导览。\n记录每一次活动，让下一次更好。',
    dutiesEn:
      'Plan and hold workshops for children and the elderly, and write guided tours.\nNote how each went, so that the next is better.',
    needsZh: '喜欢和人说话，也喜欢听人说话。\n有美术馆或学校工作经验者优先。',
    needsEn: 'You like to talk to people, and to listen.\nTime in a museum or a school helps.',
  },
} as const satisfies Record<string, SeedRole>;
