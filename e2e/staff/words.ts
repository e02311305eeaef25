import enAccount from '../../messages/en/account.json' with { type: 'json' };
import enUsers from '../../messages/en/account-console.json' with { type: 'json' };
import enBookings from '../../messages/en/advertising-console.json' with { type: 'json' };
import enChats from '../../messages/en/chat-console.json' with { type: 'json' };
import enClient from '../../messages/en/client.json' with { type: 'json' };
import enComment from '../../messages/en/comment.json' with { type: 'json' };
import enLeads from '../../messages/en/cooperation-console.json' with { type: 'json' };
import enErrors from '../../messages/en/errors.json' with { type: 'json' };
import enReport from '../../messages/en/moderation.json' with { type: 'json' };
import enReviews from '../../messages/en/moderation-console.json' with { type: 'json' };
import enBanners from '../../messages/en/operation-console.json' with { type: 'json' };
import enPlaylists from '../../messages/en/playlist-console.json' with { type: 'json' };
import enShell from '../../messages/en/shell.json' with { type: 'json' };
import enStaff from '../../messages/en/staff.json' with { type: 'json' };
import enWorks from '../../messages/en/video-console.json' with { type: 'json' };
import enPlayer from '../../messages/en/video-player.json' with { type: 'json' };
import enOwn from '../../messages/en/work.json' with { type: 'json' };
import zhAccount from '../../messages/zh/account.json' with { type: 'json' };
import zhUsers from '../../messages/zh/account-console.json' with { type: 'json' };
import zhBookings from '../../messages/zh/advertising-console.json' with { type: 'json' };
import zhChats from '../../messages/zh/chat-console.json' with { type: 'json' };
import zhClient from '../../messages/zh/client.json' with { type: 'json' };
import zhComment from '../../messages/zh/comment.json' with { type: 'json' };
import zhLeads from '../../messages/zh/cooperation-console.json' with { type: 'json' };
import zhErrors from '../../messages/zh/errors.json' with { type: 'json' };
import zhReport from '../../messages/zh/moderation.json' with { type: 'json' };
import zhReviews from '../../messages/zh/moderation-console.json' with { type: 'json' };
import zhBanners from '../../messages/zh/operation-console.json' with { type: 'json' };
import zhPlaylists from '../../messages/zh/playlist-console.json' with { type: 'json' };
import zhShell from '../../messages/zh/shell.json' with { type: 'json' };
import zhStaff from '../../messages/zh/staff.json' with { type: 'json' };
import zhWorks from '../../messages/zh/video-console.json' with { type: 'json' };
import zhPlayer from '../../messages/zh/video-player.json' with { type: 'json' };
import zhOwn from '../../messages/zh/work.json' with { type: 'json' };

const zh = {
  account: zhAccount,
  banners: zhBanners,
  bookings: zhBookings,
  chats: zhChats,
  client: zhClient,
  comment: zhComment,
  errors: zhErrors,
  leads: zhLeads,
  own: zhOwn,
  player: zhPlayer,
  playlists: zhPlaylists,
  report: zhReport,
  reviews: zhReviews,
  shell: zhShell,
  staff: zhStaff,
  users: zhUsers,
  works: zhWorks,
};
const en = {
  account: enAccount,
  banners: enBanners,
  bookings: enBookings,
  chats: enChats,
  client: enClient,
  comment: enComment,
  errors: enErrors,
  leads: enLeads,
  own: enOwn,
  player: enPlayer,
  playlists: enPlaylists,
  report: enReport,
  reviews: enReviews,
  shell: enShell,
  staff: enStaff,
  users: enUsers,
  works: enWorks,
};

/** Both languages with the beginning of their addresses, their marker, and what the console says in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', lang: 'en', words: en },
] as const;
export type Language = (typeof languages)[number];

export const [chinese, english] = languages;
