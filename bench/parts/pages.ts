import { randomUUID } from 'node:crypto';
import type { Node } from '@/test/nodes/server';

// The pages that are measured (DESIGN 11).
export const list = '/api/video/findVideoList';
export const creator = '/otherPeople?userId=person-001';
export const work = '/video/detail/video-001';
export const channel = '/topicIntroduce?topicId=topic-01';
export const article = '/articleIndex/article-01';
export const question = '/questionDetail/question-001';
export const activity = '/ActivityDetail/activity-12';
export const job = '/recruit/job-40';
export const demand = '/projectDetail/demand-01';
/** The pages that ads lead to (specification section 2, 'Business pages'). */
export const business = ['/business', '/contact-us', '/advertisement', '/service', '/customer'];
/** Pages for discovery; search results are not for search engines. */
export const discovery = [
  { what: 'Discover', path: '/Find' },
  { what: 'search', path: '/Search' },
  { what: 'what was found', path: `/Search?text=${encodeURIComponent('光')}`, isHidden: true },
  { what: 'works by kind', path: '/type' },
  { what: 'ranking', path: '/hotList/week' },
];
/** Pages of channels for everybody, and the personal ones of channels and messages. */
export const channels = ['/topicHome', '/channel/light', channel, '/welfareChannel', '/artSchoolCn'];
export const personal = [
  ...['/AddTopic', '/AddTopic/new', '/PersonalMessage', '/systemMessage', '/otherMessage/likes', '/reply'],
  '/Settings/notifications',
];
/** Pages of articles and questions for everybody, and the personal ones. */
export const texts = ['/articleIndex', article, question];
export const writing = [
  ...['/articleIndex/new', '/articleIndex/article-24/edit', '/MyMaJiang/articles'],
  ...['/MyMaJiang/questions', '/topicQuestion/topic-01/create'],
];
/** Pages of activities for everybody, and the personal ones of activities and tickets. */
export const activities = ['/activity', '/activityFilter', '/activityPic', activity];
export const tickets = [
  ...['/ticket/get/activity-12', '/ticket', '/ticket/e?activity=activity-12', '/SignUp/activity-10'],
  ...['/activityManage', '/activityManage/new'],
];
/** Pages of live streams for everybody, and the personal ones. */
export const live = ['/live/list', '/live/liveDetail?id=broadcast-02', '/live/livePage?id=broadcast-02'];
export const ownLive = ['/liveManage', '/live/mine', '/live/payDetail?id=broadcast-02'];
/** Pages of jobs and projects for everybody, and the personal ones of who looks for either. */
export const careers = [
  ...['/jobs/home', job, '/meal', '/project', '/findProject', demand, '/caseProject', '/caseProject/case-01'],
];
export const ownCareers = [
  ...['/my/applications', '/my/proposals', '/applyProject/demand-01', '/seeEmail?id=demand-01'],
  ...['/recruitManage', '/projectManage', '/projectManage/cases'],
];
/** Pages of money and of verification, all of them personal. */
export const money = ['/wallet', '/my/order', '/qualifications'];
/** Compared with a bare page that is rendered for each request. */
export const notKept = [
  { what: 'an unknown work', path: '/video/detail/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown person', path: '/otherPeople?userId=none-{n}', status: 404, budget: 1 },
  { what: 'an unknown play list, in English', path: '/en/playlist/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown channel', path: '/topicIntroduce?topicId=none-{n}', status: 404, budget: 1 },
  { what: 'an unknown article', path: '/articleIndex/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown question', path: '/questionDetail/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown activity', path: '/ActivityDetail/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown job', path: '/recruit/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown demand', path: '/projectDetail/none-{n}', status: 404, budget: 1 },
  { what: 'an unknown path', path: '/none/{n}', status: 307, budget: 1 },
  { what: 'a search', path: '/Search?text=光', budget: 0.4 },
];

/** What a browser sends with a call: the token, and the cookie that it belongs to. */
export interface Login {
  cookie: string;
  token: string;
}

/** The pages of an order that the person places now and has not paid. */
export async function pagesOfOrder({ address }: Node, { cookie, token }: Login): Promise<string[]> {
  const headers = { cookie, Authorization: `Bearer ${token}` };
  const body = new URLSearchParams({ amountFen: '10000', clientId: randomUUID() });
  const answer = await fetch(`${address}/api/wallet/topUp`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  const { data } = await answer.json();
  return [`/order/${data.orderId}`, `/order/${data.orderId}/pay`];
}

/** The address of a page, without the id of an order, which differs in each run. */
export const nameOf = (path: string) => path.replace(/(?<=^\/order\/)[^/]+/, '…');
