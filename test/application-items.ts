import type { ApplicationDetail, ApplicationItem, OwnApplication } from '@/lib/careers/application/contract';
import type { VideoItem } from '@/lib/works/work/contract';

const at = '2026-11-20T12:00:00.000+08:00';

const shownWork = (videoId: string, title = `作品${videoId}`): VideoItem => ({
  ...{ videoId, title, titleLanguage: 'zh', name: title, thumb: null, duration: 61 },
  ...{ nickName: '林一', verification: 'none', viewCount: 3 },
});

/** An application that its applicant has just sent; override what the test needs. */
export const ownApplication = (change: Partial<OwnApplication> = {}): OwnApplication => ({
  ...{ id: 'a1', state: 'new', note: '我做过夜航。', email: '', phone: '' },
  job: { id: 'j1', title: '灯光编程', titleLanguage: 'zh', isOpen: true },
  company: { userId: 'studio', nickname: '光影工作室', avatar: null, verification: 'company' },
  ...{ works: [shownWork('w1')], sentAt: at, updatedAt: at },
  steps: [{ at, by: 'applicant', state: 'new', template: null, text: '' }],
  ...change,
});

/** The same in a list of its company. */
export const applicationItem = (change: Partial<ApplicationItem> = {}): ApplicationItem => ({
  ...{
    id: 'a1',
    state: 'new',
    note: '我做过夜航。',
    workCount: 1,
    creditCount: 2,
    noteCount: 0,
    sentAt: at,
    revision: 1,
  },
  applicant: {
    ...{
      userId: 'lin',
      nickname: '林一',
      avatar: null,
      verification: 'none',
      tagline: '让光有重量。',
      address: '上海',
    },
  },
  ...change,
});

/** All of it for its company. */
export const applicationDetail = (change: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...applicationItem(),
  job: { id: 'j1', title: '灯光编程', titleLanguage: 'zh' },
  ...{ email: 'lin@example.org', phone: '+86 138 0013 8000' },
  profile: {
    bio: '灯光装置艺术家。',
    profession: '艺术家',
    industry: '灯光',
    education: '硕士',
    creativeFields: ['灯光装置'],
  },
  ...{ works: [shownWork('w1')], credits: [{ work: shownWork('w2'), roles: ['light', 'sound'] }], notes: [] },
  steps: ownApplication().steps,
  ...change,
});
