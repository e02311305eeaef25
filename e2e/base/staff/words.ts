import enReport from '../../../messages/en/base/moderation.json' with { type: 'json' };
import enReviews from '../../../messages/en/base/moderation-console.json' with { type: 'json' };
import enStaff from '../../../messages/en/base/staff.json' with { type: 'json' };
import enStaffReview from '../../../messages/en/base/staff-review.json' with { type: 'json' };
import enBookings from '../../../messages/en/business/advertising-console.json' with { type: 'json' };
import enBanners from '../../../messages/en/business/banner-console.json' with { type: 'json' };
import enChats from '../../../messages/en/business/chat-console.json' with { type: 'json' };
import enLeads from '../../../messages/en/business/lead-console.json' with { type: 'json' };
import enPackages from '../../../messages/en/careers/recruitment-console.json' with { type: 'json' };
import enShell from '../../../messages/en/front/shell.json' with { type: 'json' };
import enDifferences from '../../../messages/en/money/difference-console.json' with { type: 'json' };
import enInvoices from '../../../messages/en/money/invoice-console.json' with { type: 'json' };
import enOrders from '../../../messages/en/money/order-console.json' with { type: 'json' };
import enAccount from '../../../messages/en/people/account.json' with { type: 'json' };
import enUsers from '../../../messages/en/people/account-console.json' with { type: 'json' };
import enVerifications from '../../../messages/en/people/verification-console.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import enErrors from '../../../messages/en/platform/errors.json' with { type: 'json' };
import enPictures from '../../../messages/en/platform/pictures.json' with { type: 'json' };
import enComment from '../../../messages/en/reactions/comment.json' with { type: 'json' };
import enPlayer from '../../../messages/en/works/film-player.json' with { type: 'json' };
import enPlaylists from '../../../messages/en/works/playlist-console.json' with { type: 'json' };
import enPicks from '../../../messages/en/works/recommend-console.json' with { type: 'json' };
import enOwn from '../../../messages/en/works/work.json' with { type: 'json' };
import enWorks from '../../../messages/en/works/work-console.json' with { type: 'json' };
import zhReport from '../../../messages/zh/base/moderation.json' with { type: 'json' };
import zhReviews from '../../../messages/zh/base/moderation-console.json' with { type: 'json' };
import zhStaff from '../../../messages/zh/base/staff.json' with { type: 'json' };
import zhStaffReview from '../../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhBookings from '../../../messages/zh/business/advertising-console.json' with { type: 'json' };
import zhBanners from '../../../messages/zh/business/banner-console.json' with { type: 'json' };
import zhChats from '../../../messages/zh/business/chat-console.json' with { type: 'json' };
import zhLeads from '../../../messages/zh/business/lead-console.json' with { type: 'json' };
import zhPackages from '../../../messages/zh/careers/recruitment-console.json' with { type: 'json' };
import zhShell from '../../../messages/zh/front/shell.json' with { type: 'json' };
import zhDifferences from '../../../messages/zh/money/difference-console.json' with { type: 'json' };
import zhInvoices from '../../../messages/zh/money/invoice-console.json' with { type: 'json' };
import zhOrders from '../../../messages/zh/money/order-console.json' with { type: 'json' };
import zhAccount from '../../../messages/zh/people/account.json' with { type: 'json' };
import zhUsers from '../../../messages/zh/people/account-console.json' with { type: 'json' };
import zhVerifications from '../../../messages/zh/people/verification-console.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zhErrors from '../../../messages/zh/platform/errors.json' with { type: 'json' };
import zhPictures from '../../../messages/zh/platform/pictures.json' with { type: 'json' };
import zhComment from '../../../messages/zh/reactions/comment.json' with { type: 'json' };
import zhPlayer from '../../../messages/zh/works/film-player.json' with { type: 'json' };
import zhPlaylists from '../../../messages/zh/works/playlist-console.json' with { type: 'json' };
import zhPicks from '../../../messages/zh/works/recommend-console.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/works/work.json' with { type: 'json' };
import zhWorks from '../../../messages/zh/works/work-console.json' with { type: 'json' };

const zh = {
  account: zhAccount,
  banners: zhBanners,
  bookings: zhBookings,
  chats: zhChats,
  client: zhClient,
  comment: zhComment,
  differences: zhDifferences,
  errors: zhErrors,
  invoices: zhInvoices,
  leads: zhLeads,
  orders: zhOrders,
  own: zhOwn,
  packages: zhPackages,
  picks: zhPicks,
  pictures: zhPictures,
  player: zhPlayer,
  playlists: zhPlaylists,
  report: zhReport,
  reviews: zhReviews,
  shell: zhShell,
  staff: zhStaff,
  users: zhUsers,
  verifications: zhVerifications,
  works: { ...zhStaffReview, ...zhWorks },
};
const en = {
  account: enAccount,
  banners: enBanners,
  bookings: enBookings,
  chats: enChats,
  client: enClient,
  comment: enComment,
  differences: enDifferences,
  errors: enErrors,
  invoices: enInvoices,
  leads: enLeads,
  orders: enOrders,
  own: enOwn,
  packages: enPackages,
  picks: enPicks,
  pictures: enPictures,
  player: enPlayer,
  playlists: enPlaylists,
  report: enReport,
  reviews: enReviews,
  shell: enShell,
  staff: enStaff,
  users: enUsers,
  verifications: enVerifications,
  works: { ...enStaffReview, ...enWorks },
};

/** Both languages with their address prefix, their hash, and the messages of the console. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', lang: 'en', words: en },
] as const;
export type Language = (typeof languages)[number];

export const [chinese, english] = languages;
