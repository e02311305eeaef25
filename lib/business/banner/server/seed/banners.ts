import { type BannerType, bannerType } from '@/lib/platform/shared/banner-target';
import type { bannerLocations } from '../../contract';

const { link, person, video, topic, question, activity } = bannerType;

/** A demonstration banner; days count from the seeding. */
export interface SeedBanner {
  /** Default: the home page. */
  place?: keyof typeof bannerLocations;
  type: BannerType | null;
  /** Its target: a URL for a link or without a type, else an id. */
  to: string;
  titleZh: string;
  titleEn: string | null;
  subtitleZh: string;
  subtitleEn: string | null;
  /** Default: both languages. */
  locale?: 'zh' | 'en';
  /** First and last day of its window; default: always. */
  days?: readonly [number, number];
}

/** A banner for every type and one for none; a missing type or a wrong place is a type error. */
type OfEveryType = { [Type in BannerType]: SeedBanner & { type: Type } } & { none: SeedBanner & { type: null } };

const byType: OfEveryType = {
  [activity]: {
    type: activity,
    to: 'activity-01',
    titleZh: '整座城市，调成一束光',
    titleEn: 'A Whole City, Tuned to One Beam',
    subtitleZh: '光艺术节 · 正在进行',
    subtitleEn: 'Light Art Festival · now on',
    days: [-7, 36],
  },
  [video]: {
    type: video,
    to: 'video-001',
    titleZh: '走进一座会折叠的剧场',
    titleEn: 'Step Inside a Theatre That Folds',
    subtitleZh: '光的褶皱 · 现场纪录',
    subtitleEn: 'Folds of Light · the record',
  },
  [person]: {
    type: person,
    to: 'person-005',
    titleZh: '布是最早的屏幕',
    titleEn: 'Cloth Is the First Screen',
    subtitleZh: '本周创作者 · Adaeze Nwokolo',
    subtitleEn: 'Creator of the week · Adaeze Nwokolo',
  },
  [topic]: {
    type: topic,
    to: 'topic-08',
    titleZh: '给机器写一个角色',
    titleEn: 'Write a Part for a Machine',
    subtitleZh: '频道 · 机器人剧团',
    subtitleEn: 'Channel · Robot Theatre Company',
  },
  [question]: {
    type: question,
    to: 'question-001',
    titleZh: '一件光的作品，离开黑暗还成立吗？',
    titleEn: 'Does a Work of Light Survive Without the Dark?',
    subtitleZh: '问答 · 光影装置',
    subtitleEn: 'Question · Light Installations',
  },
  none: {
    type: null,
    to: 'https://example.com/?from=tunnel',
    titleZh: '征集：写给两公里隧道的声音',
    titleEn: 'Wanted: Sounds for Two Kilometres of Tunnel',
    subtitleZh: '合作项目 · 本月截止',
    subtitleEn: 'Partner project · closes this month',
  },
  [link]: {
    type: link,
    to: 'https://example.com/?from=residency',
    titleZh: '驻地计划：在高原上做一盏灯',
    titleEn: null,
    subtitleZh: '仅限中文申请 · 六个名额',
    subtitleEn: null,
    locale: 'zh',
  },
};

/** An English replacement of the Chinese link, and banners outside their window. */
const others: SeedBanner[] = [
  {
    type: link,
    to: 'https://example.com/?from=exchange',
    titleZh: '交换工作室：一座北方城市，一个冬天',
    titleEn: 'Studio Exchange: One Northern City, One Winter',
    subtitleZh: '英文申请',
    subtitleEn: 'Applications in English · travel and lodging included',
    locale: 'en',
  },
  {
    type: activity,
    to: 'activity-34',
    titleZh: '城墙上的四季：最后一夜',
    titleEn: 'Four Seasons on a City Wall: The Last Night',
    subtitleZh: '已经结束',
    subtitleEn: 'Over',
    days: [-75, -51],
  },
];

/** The first banners of /Find. */
const featured: SeedBanner[] = [
  {
    place: 'discover',
    type: link,
    to: '/type?category=data',
    titleZh: '把数据织成看得见的天气',
    titleEn: 'Data, Woven into Weather',
    subtitleZh: '专题 · 数据艺术',
    subtitleEn: 'Theme · data art',
  },
  {
    place: 'discover',
    type: link,
    to: '/hotList/month',
    titleZh: '这个月，人们停在哪些作品前',
    titleEn: 'Where People Stopped This Month',
    subtitleZh: '月榜 · 每天早上更新',
    subtitleEn: 'Monthly board · new each morning',
  },
  {
    place: 'discover',
    type: link,
    to: '/business',
    titleZh: '为一座空间找一件作品',
    titleEn: 'Find a Work for Your Space',
    subtitleZh: '商务合作 · 从需求到落成',
    subtitleEn: 'Cooperation · from the brief to the opening',
  },
];

export const seedBannerList: SeedBanner[] = [
  byType[activity],
  byType[video],
  byType[person],
  byType[topic],
  byType[question],
  byType.none,
  byType[link],
  ...others,
  ...featured,
];
