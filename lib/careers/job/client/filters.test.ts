import { chosenJobFilters, everyJob, filteredJobsPath, jobFilterOf, queryWithJobFilter } from './filters';

const read = (query: string) => jobFilterOf(new URLSearchParams(query));

test('reads what an address names, and ignores what can be no value', () => {
  expect(read('')).toEqual(everyJob);
  expect(read('text=%20光%20&city=CN-310000&type=internship&salary=10000&remote=true&orderBy=salary')).toEqual({
    ...everyJob,
    ...{ text: '光', city: 'CN-310000', type: 'internship', salary: 10_000, remote: true, orderBy: 'salary' },
  });
  expect(read('city=%2F%2F&type=boss&experience=ten&education=x&salary=9&remote=1&orderBy=x')).toEqual(everyJob);
});

test('writes only what is chosen, and keeps what is not its own', () => {
  const filter = { ...everyJob, education: 'master', salary: 8000 } as const;
  expect(String(queryWithJobFilter(new URLSearchParams('from=mail&text=x'), filter))).toBe(
    'from=mail&education=master&salary=8000',
  );
  expect(filteredJobsPath({ type: 'freelance' })).toBe('/jobs/home?type=freelance');
  expect(filteredJobsPath({})).toBe('/jobs/home');
  expect(read(String(queryWithJobFilter(new URLSearchParams(), filter)))).toEqual(filter);
});

test('names the active ones in the order of the page; an order is none', () => {
  expect(chosenJobFilters({ ...everyJob, remote: true, text: '光', orderBy: 'salary' })).toEqual(['text', 'remote']);
});
