import type { JobDetail } from '@/lib/careers/job/contract';
import { jobDetail } from '@/test/job-item';
import { jobJsonLd } from './json-ld';

const facts = { siteUrl: 'https://site.test', home: '首页', language: 'zh', listName: '招聘' } as const;
const page = 'https://site.test/recruit/j1';

const graphOf = (change: Partial<JobDetail> = {}) =>
  jobJsonLd({ ...facts, job: jobDetail(change) })['@graph'] as Record<string, unknown>[];

test('search engines learn what a job is, pays and asks for, where it is, and until when one can apply', () => {
  expect(graphOf()).toMatchObject([
    {
      ...{ '@type': 'JobPosting', '@id': page, title: '灯光设计师', inLanguage: 'zh-CN' },
      description: '<p>设计现场灯光。</p><p>写 a &lt; b。</p><p>会用控台。</p>',
      identifier: { name: '光厂', value: 'j1' },
      datePosted: '2026-11-20T12:00:00.000+08:00',
      validThrough: '2099-12-20T00:00:00.000+08:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: '光厂', url: 'https://site.test/otherPeople?userId=studio' },
      jobLocation: { address: { addressLocality: '上海', addressCountry: 'CN', streetAddress: '龙腾大道 1 号' } },
      baseSalary: { currency: 'CNY', value: { minValue: 15_000, maxValue: 25_000, unitText: 'MONTH' } },
      experienceRequirements: { monthsOfExperience: 12 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      directApply: true,
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '招聘' }, { name: '灯光设计师' }] },
  ]);
});

test('one that is done from anywhere says from which country, and has no place', () => {
  const [posting] = graphOf({ mode: 'remote' });
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: '中国' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
});

test('what is not said, or has no unit, is left out', () => {
  const project = { from: 9, to: 9, period: 'project', months: 12 } as const;
  for (const salary of [null, project]) {
    const [posting] = graphOf({ salary, experience: 'any', education: 'any', industry: '', address: '' });
    expect(JSON.parse(JSON.stringify(posting))).toEqual(
      expect.not.objectContaining({
        baseSalary: expect.anything(),
        experienceRequirements: expect.anything(),
        educationRequirements: expect.anything(),
      }),
    );
  }
});

test('one that is paused is offered to nobody', () => {
  expect(graphOf({ phase: 'paused' })).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
