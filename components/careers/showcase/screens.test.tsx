import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caseJsonLd } from '@/app/[locale]/(screens)/caseProject/[id]/json-ld';
import { casesJsonLd } from '@/app/[locale]/(screens)/caseProject/json-ld';
import type { CaseDetail, CaseDraft } from '@/lib/careers/showcase/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import type { VideoItem } from '@/lib/works/work/contract';
import zh from '@/messages/zh/careers/showcase.json';
import { answerCalls } from '@/test/answers';
import { freshEditor } from '@/test/edit-screen';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CaseScreen } from './case-screen';
import { EditCase } from './edit-screen';
import { ListScreen } from './list-screen';

freshEditor();
beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
});

const lin = { userId: 'lin', nickname: '林一舟', avatar: null, verification: 'individual' } as const;
const mill = { userId: 'mill', nickname: '丝织厂', avatar: null, verification: 'company' } as const;
const work: VideoItem = {
  ...{ videoId: 'w1', thumb: 'works/1.jpg', duration: 60, title: '潮', titleLanguage: 'zh', name: '潮' },
  ...{ nickName: '林一舟', verification: 'individual', viewCount: 3 },
};
const found: CaseDetail = {
  ...{ id: 'c1', title: '烟囱上的秋天', titleLanguage: 'zh', thumb: 'works/1.jpg', companyName: '丝织厂' },
  ...{ company: mill, creator: lin, publishedAt: '2026-11-20T12:00:00+08:00', text: '四十二米。', textLanguage: 'zh' },
  ...{ works: [{ ...work, credits: [{ ...mill, roles: ['commission'] }] }], editedAt: '2026-11-21T12:00:00+08:00' },
};
const draft: CaseDraft = {
  ...{ id: 'c1', title: '', titleLanguage: 'zh', thumb: null, companyName: '丝织厂', creator: lin, side: 'owner' },
  ...{ state: 'draft', agreed: [], reason: '', updatedAt: '2026-11-20T12:00:00+08:00', revision: 3 },
  ...{ titleZh: '烟囱上的秋天', titleEn: '', textZh: '', textEn: '', workIds: ['w1'], works: [work] },
  ...{ isCredited: false, isCreditable: true },
};

test('a case says for whom and by whom it was made, and who had a part in its works', () => {
  renderIn('zh', <CaseScreen found={found} />);
  expect(screen.getByRole('heading', { level: 1, name: '烟囱上的秋天' })).toBeVisible();
  expect(screen.getByRole('list', { name: zh.page.credits })).toHaveTextContent('委托方丝织厂');
  expect(screen.getByRole('link', { name: zh.page.report })).toHaveAttribute('href', '/report?type=case&id=c1');
});

test('a list leads to its cases, and says where there are none', () => {
  renderIn('zh', <ListScreen first={{ list: [found], nextPage: null, hasNextPage: false }} />);
  expect(screen.getByRole('link', { name: /烟囱上的秋天/ })).toHaveAttribute('href', '/caseProject/c1');
});

const site = { siteUrl: 'https://site.test', home: '首页', language: 'zh' } as const;

test('search engines learn what was made, by whom and for whom', () => {
  const { '@graph': graph } = caseJsonLd({ ...site, found, listName: '项目案例' });
  expect(graph).toMatchObject([
    {
      ...{ '@type': 'CreativeWork', name: '烟囱上的秋天', url: 'https://site.test/caseProject/c1' },
      creator: { name: '林一舟' },
      sponsor: { '@type': 'Organization', name: '丝织厂' },
      hasPart: [{ url: 'https://site.test/video/detail/w1' }],
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(casesJsonLd({ ...site, name: '项目案例', cases: [found] })['@graph']).toMatchObject([
    { '@type': 'ItemList', numberOfItems: 1 },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(casesJsonLd({ ...site, name: '项目案例', cases: [] })['@graph']).toHaveLength(1);
});

describe('a case that is written', () => {
  const paths = { save: '/api/showcase/own/save', agree: '/api/showcase/own/agree', get: '/api/showcase/own/get' };
  function edit(first: CaseDraft, answers: Parameters<typeof answerCalls>[0] = {}) {
    const calls = answerCalls({
      [paths.get]: { data: first },
      '/api/video/ofPerson': { data: { list: [work], nextPage: null, hasNextPage: false } },
      ...answers,
    });
    renderIn('zh', <EditCase first={first} />);
    return calls;
  }

  test('is saved and agreed to in one press', async () => {
    const saved = { ...draft, textZh: '四十二米。', revision: 4 };
    const calls = edit(draft, {
      [paths.save]: { data: saved },
      [paths.agree]: { data: { ...saved, agreed: ['owner'], state: 'half' } },
    });
    await userEvent.type(screen.getByRole('textbox', { name: zh.edit.fields.textZh }), '四十二米。');
    await userEvent.click(screen.getByRole('button', { name: zh.edit.agreement.agree }));
    await waitFor(() => expect(toastQueue.take()).toEqual([zh.edit.agreement.done]));
    expect(calls.find(({ path }) => path === paths.save)?.fields).toMatchObject({ textZh: '四十二米。', revision: 3 });
    expect(calls.find(({ path }) => path === paths.agree)?.fields).toMatchObject({ revision: 4, agrees: true });
    expect(screen.getByRole('button', { name: zh.edit.agreement.takeBack })).toBeVisible();
  });

  test('says at its fields what it lacks', async () => {
    edit(draft, { [paths.agree]: { code: '400', fields: [{ field: 'textZh', rule: 'required' }] } });
    await userEvent.click(screen.getByRole('button', { name: zh.edit.agreement.agree }));
    expect(await screen.findByText(zh.rules.required)).toBeVisible();
  });

  test('cannot be changed while it is taken down, and says why it was', () => {
    edit({ ...draft, state: 'takenDown', reason: '内容不实' });
    expect(screen.getByText('已被下架：内容不实')).toBeVisible();
    expect(screen.queryByRole('button', { name: zh.edit.agreement.agree })).toBeNull();
  });
});
