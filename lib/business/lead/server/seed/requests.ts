import type { Language } from '@/lib/platform/shared/language';
import type { Budget, LeadState, Service } from '../../codes';

/** A request of the demonstration. Numbers are reserved for fiction, addresses are under .example. */
export interface SeedRequest {
  company: string;
  name: string;
  service: Service;
  state: LeadState;
  language: Language;
  budget: Budget;
  message: string;
  /** How many hours before the seeding it was sent. */
  hoursAgo: number;
  /** The query of the landing page; undefined without a campaign. */
  campaign?: string;
  nextStep?: string;
}

export const seedRequests: readonly SeedRequest[] = [
  {
    company: '临江文旅集团',
    name: '周予安',
    service: 'activities',
    state: 'new',
    language: 'zh',
    budget: 'over1m',
    hoursAgo: 3,
    campaign: 'utm_source=baidu&utm_medium=cpc&utm_campaign=light-festival&bd_vid=8123907716',
    message: '明年三月想在江滩做一届光影节，十二个点位，两周。希望由你们策划和征集作品，并负责现场的技术统筹。',
  },
  {
    company: 'Northwave Hotels',
    name: 'Ingrid Solberg',
    service: 'resources',
    state: 'new',
    language: 'en',
    budget: 'under1m',
    hoursAgo: 7,
    campaign: 'utm_source=google&utm_medium=cpc&utm_campaign=lobby-art&gclid=Cj0KCQiA7',
    message:
      'We are opening a hotel in Chengdu and look for two artists for a lobby installation that reacts to the weather.',
  },
  {
    company: '青禾美术馆',
    name: '沈知远',
    service: 'competitions',
    state: 'new',
    language: 'zh',
    budget: 'under200k',
    hoursAgo: 20,
    message: '想为开馆展做一次面向高校的影像征集，主题是“看不见的河”。需要征稿、初筛和线上展示。',
  },
  {
    company: '拾光咖啡',
    name: '陶然',
    service: 'advertising',
    state: 'new',
    language: 'zh',
    budget: 'under50k',
    hoursAgo: 26,
    message: '新店开在美术馆里，想订一次公众号次条，配合开业周。',
  },
  {
    company: '云脉投影设备',
    name: '李砚之',
    service: 'industry',
    state: 'working',
    language: 'zh',
    budget: 'under1m',
    hoursAgo: 50,
    campaign: 'utm_source=wechat&utm_medium=article',
    message: '我们做高流明投影机，希望与贵方一起为文旅项目提供整体方案：选型、内容、安装与维护。',
    nextStep: '周三前给出合作框架',
  },
  {
    company: 'Studio Halden',
    name: 'Marek Nowak',
    service: 'resources',
    state: 'working',
    language: 'en',
    budget: 'open',
    hoursAgo: 74,
    message: 'We have a touring kinetic work of 40 moving lamps and look for venues in Asia from next autumn.',
    nextStep: 'Send the list of venues',
  },
  {
    company: '星桥商业地产',
    name: '顾清',
    service: 'activities',
    state: 'working',
    language: 'zh',
    budget: 'under1m',
    hoursAgo: 98,
    message: '中庭四层挑高，想要一件能拍照、能互动、能换季更新的装置，圣诞前落地。',
    nextStep: '现场勘察',
  },
  {
    company: '海屿音乐节',
    name: '阿澈',
    service: 'sales',
    state: 'working',
    language: 'zh',
    budget: 'under200k',
    hoursAgo: 150,
    message: '联合售票：我们的三日票与你们的夜场工作坊打包，双方平台同时上架。',
    nextStep: '核对分成比例',
  },
  {
    company: 'Lumen Quarter BID',
    name: 'Priya Raman',
    service: 'activities',
    state: 'won',
    language: 'en',
    budget: 'over1m',
    hoursAgo: 300,
    campaign: 'utm_source=newsletter&utm_medium=email&utm_campaign=october',
    message: 'A five-week winter trail through a business district: eight works, daily from dusk, with maintenance.',
  },
  {
    company: '白鹭生物科技',
    name: '许嘉',
    service: 'competitions',
    state: 'won',
    language: 'zh',
    budget: 'under200k',
    hoursAgo: 420,
    message: '以显微影像为素材的生成艺术征集，十位入选者，奖金由我们承担。',
  },
  {
    company: '南窗出版社',
    name: '何未央',
    service: 'advertising',
    state: 'won',
    language: 'zh',
    budget: 'under50k',
    hoursAgo: 500,
    message: '新书《代码与山水》上市，想订头条一次、文末链接两周。',
  },
  {
    company: 'Oriel Interactive',
    name: 'Tomás Rey',
    service: 'industry',
    state: 'lost',
    language: 'en',
    budget: 'under50k',
    hoursAgo: 700,
    message: 'Looking for a partner to localise an exhibition app into Chinese within three weeks.',
  },
  {
    company: '一二三流量',
    name: '小王',
    service: 'sales',
    state: 'junk',
    language: 'zh',
    budget: 'open',
    hoursAgo: 720,
    message: '代刷播放量、粉丝、点赞，价格优惠，量大从优。',
  },
];
