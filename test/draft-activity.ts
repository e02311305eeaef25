import type { ActivityDraft, WrittenTicketType } from '@/lib/events/activity/contract';

/** A draft of an activity in a place, in Chinese, that lacks nothing. */
export const draftActivity: ActivityDraft = {
  id: 'a1',
  title: '光之夜',
  titleLanguage: 'zh',
  thumb: 'activities/a1/c.jpg',
  category: 2,
  state: 'pending_edit',
  status: null,
  isCanceled: false,
  reason: '',
  wasPublic: false,
  contestName: null,
  updatedAt: '2099-05-01T12:00:00.000+08:00',
  titleZh: '光之夜',
  titleEn: '',
  bodyZh: '<p>一百盏灯</p>',
  bodyEn: '',
  cover: 'activities/a1/c.jpg',
  photos: [],
  enrolStartTime: '2099-06-01T10:00:00.000+08:00',
  enrolEndTime: '2099-06-20T10:00:00.000+08:00',
  holdStartTime: '2099-06-20T19:00:00.000+08:00',
  holdEndTime: '2099-06-20T22:00:00.000+08:00',
  cityId: 'CN-310000',
  cityName: '上海',
  venueZh: '光场小厅',
  venueEn: '',
  addressZh: '万航渡路 88 号',
  addressEn: '',
  onlineUrl: '',
  topicId: '',
  topicTitle: '',
  capacity: 0,
  ticketTypes: [],
  commonStock: null,
  refundHours: null,
  refundPercent: 100,
  questions: [],
  underReview: {},
  revision: 3,
};

/** A ticket type of it. */
export const draftTicketType: WrittenTicketType & { isPaused: boolean } = {
  id: '7b1c1b0e-3d1f-4a77-9d3b-1f0f3a0f0001',
  nameZh: '早鸟',
  nameEn: '',
  priceFen: 6000,
  quantity: 100,
  sharesStock: false,
  perPerson: 2,
  saleStartTime: '',
  saleEndTime: '',
  isPaused: false,
};

/** The same, public. */
export const publicActivity: ActivityDraft = { ...draftActivity, state: 'verified', status: 2, wasPublic: true };
