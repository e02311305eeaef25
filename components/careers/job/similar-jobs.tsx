import type { JobItem } from '@/lib/careers/job/contract';
import { CardJobItem } from './card-job-item';

/** Open jobs like another one; nothing where there are none. */
export function SimilarJobs({ title, jobs }: { title: string; jobs: readonly JobItem[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12 border-line border-t pt-5 md:mt-16">
      <h2 id="similar" className="text-xl md:text-2xl">
        {title}
      </h2>
      <ul className="gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line">
        {jobs.map((job) => (
          <li key={job.id}>
            <CardJobItem job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
