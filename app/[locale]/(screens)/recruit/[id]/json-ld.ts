import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { jobPath, jobsPath } from '@/lib/careers/job/client/addresses';
import type { JobEducation, JobExperience, JobType, SalaryPeriod } from '@/lib/careers/job/codes';
import type { JobDetail } from '@/lib/careers/job/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { areaName } from '@/lib/people/person/server/areas/area-name';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { languageNames } from '@/lib/platform/shared/language';

interface JobPageFacts extends PageFacts {
  job: JobDetail;
  /** What the list of jobs is called. */
  listName: string;
}

/**
 * Describes an open job to search engines, as they list jobs: what one does, where, for how much, and until when one can apply. Of one
 * that is paused only where its page stands: nobody can apply.
 */
export function jobJsonLd({ job, listName, ...facts }: JobPageFacts): Record<string, unknown> {
  const trail = [
    { name: facts.home, path: '/' },
    { name: listName, path: jobsPath },
    { name: job.title, path: jobPath(job.id) },
  ];
  const posting = job.phase === 'open' ? [postingOf(job, facts)] : [];
  return { '@graph': [...posting, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

const employment: Record<JobType, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
};
/** Months of experience; those that nothing is asked of are left out. */
const months: Partial<Record<JobExperience, number>> = { oneToThree: 12, threeToFive: 36, fiveToTen: 60, overTen: 120 };
const degrees: Partial<Record<JobEducation, string>> = {
  college: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctor: 'postgraduate degree',
};

function postingOf(job: JobDetail, facts: PageFacts) {
  const { id, title, titleLanguage, company, duties, needs, experience, education } = job;
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, jobPath(id));
  const monthsAsked = months[experience];
  const degree = degrees[education];
  return {
    ...{ '@type': 'JobPosting', '@id': url, url, title, inLanguage: languageNames[titleLanguage].html },
    description: [duties, needs].map(asHtml).join(''),
    identifier: { '@type': 'PropertyValue', name: company.nickname, value: id },
    datePosted: job.publishTime,
    validThrough: job.openUntil,
    employmentType: employment[job.type],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.nickname,
      url: absoluteUrl(facts, creatorPath(company.userId)),
    },
    ...placeOf(job, facts),
    baseSalary: salaryOf(job),
    industry: job.industry || undefined,
    totalJobOpenings: job.headcount,
    experienceRequirements: monthsAsked && {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: monthsAsked,
    },
    educationRequirements: degree && { '@type': 'EducationalOccupationalCredential', credentialCategory: degree },
    directApply: true,
  };
}

/** Where one works; from where, of what is done from anywhere. */
function placeOf({ mode, city, address, country }: JobDetail, { language }: PageFacts) {
  if (mode === 'remote') {
    const name = areaName(country, language) ?? country;
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name } };
  }
  const place = {
    '@type': 'PostalAddress',
    streetAddress: address || undefined,
    addressLocality: city,
    addressCountry: country,
  };
  return { jobLocation: { '@type': 'Place', address: place } };
}

/** The price of a whole project has no unit there. */
const units: Partial<Record<SalaryPeriod, string>> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

function salaryOf({ salary }: JobDetail) {
  const unitText = salary ? units[salary.period] : undefined;
  if (!salary || !unitText) return undefined;
  const value = { '@type': 'QuantitativeValue', minValue: salary.from, maxValue: salary.to, unitText };
  return { '@type': 'MonetaryAmount', currency: 'CNY', value };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A written text as the paragraphs that search engines want. */
function asHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`).join('');
}
