import { type SeedWork, untranslated, work } from './work';

export const networkWorks: SeedWork[] = [
  work(
    '404 旅馆',
    'Hotel 404',
    '给失效链接安排住宿：八千个找不到的页面，每晚一间。',
    'Lodging for broken links: eight thousand pages that cannot be found, one room a night.',
  ),
  work(
    '网页的墓志铭',
    'Epitaphs for Web Pages',
    '收集博客停更前的最后一句话，刻在真正的石头上。',
    'The last sentences of abandoned blogs, cut into real stone.',
  ),
  work(
    '像素菜园',
    'Pixel Allotment',
    '多人在线种菜，服务器只有一块太阳能板，阴天大家都慢。',
    'An online allotment on one solar panel; when it is cloudy everybody is slow.',
  ),
  work(
    '读完再同意',
    'Read Before You Accept',
    '一款解谜游戏：通关条件是读完全部用户协议。',
    'A puzzle game in which the only way to win is to read the terms of use.',
  ),
  work(
    '验证码诗选',
    'Collected Captcha Poems',
    '请选出所有包含孤独的图片。',
    'Please select all images that contain loneliness.',
  ),
  work(
    '浏览器里的潮水',
    'Tide in a Browser',
    '窗口越窄，水越深。请与邻座拼屏。',
    'The narrower the window, the deeper the water. Please join screens with your neighbour.',
  ),
  work(
    '光标派对',
    'Cursor Party',
    '一百个陌生人的鼠标指针在同一页上跳了一夜舞。',
    'The pointers of a hundred strangers dance on one page all night.',
  ),
  work(
    '离线三日',
    'Three Days Offline',
    '参与者用明信片玩完一局策略游戏，历时两年。',
    'Players finish a strategy game by postcard. It takes two years.',
  ),
  work(
    '加载中',
    'Loading',
    '二十六分钟的进度条，真实地加载了一座森林的声音。',
    'A progress bar of twenty-six minutes that really does load the sound of a wood.',
    1560,
  ),
  work(
    '无尽下拉',
    'Endless Scroll',
    '列表的尽头存在，只是需要四十一天。',
    'The list does have an end. It is forty-one days down.',
  ),
  work(
    '弹幕风向',
    'Wind from the Comments',
    '评论的情绪控制画面里的旗，骂声越大，旗越直。',
    'The mood of the comments drives a flag; the louder the abuse, the straighter it flies.',
  ),
  work(
    '旧手机乐团',
    'Orchestra of Old Phones',
    '八十部淘汰手机，各自只会一个音，有三部需要一直充电。',
    'Eighty retired phones know one note each; three of them need to be plugged in.',
  ),
  work(
    '错位的街景',
    'Street View, Misplaced',
    '每走一步，你就被换到另一座城市的同一个门牌号。',
    'With every step you are moved to the same house number in another city.',
  ),
  work(
    '二维码碑林',
    'A Forest of Codes',
    '刻在青石上的二维码，扫出来的网页会随风化而残缺。',
    'Codes cut in slate; as the stone weathers, the pages they lead to lose their words.',
  ),
  untranslated('县城网吧考', '走访二十三家仍在营业的网吧，拍下每一台机器的桌面。'),
  work(
    '最小的服务器',
    'The Smallest Server',
    '一粒纽扣电池供一页诗，访问一次，寿命减少一分钟。',
    'A button cell serves one page of poetry. Each visit costs it a minute of life.',
  ),
  work(
    '回声室装修指南',
    'How to Furnish an Echo Chamber',
    '一款经营游戏：只接待同意你的人，直到破产。',
    'A management game: admit only those who agree with you, until you are bankrupt.',
  ),
  work(
    '一封写给二十年后浏览器的兼容性说明书',
    'A Compatibility Note Addressed to Whatever Will Be Used to Look at Pictures Twenty Years From Now',
    '关于格式、字体与记忆的影像信，附上能自己解释自己的文件。',
    'A letter on formats, fonts and memory, attached to a file that explains itself.',
  ),
  work(
    '再见，请勿刷新',
    'Goodbye, Do Not Refresh',
    '只能打开一次的网页，现场录屏，保留了所有人的沉默。',
    'A page that opens only once; the recording keeps everybody’s silence.',
  ),
];
