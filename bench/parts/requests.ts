import type { Node } from '@/test/nodes/server';
import { activity, article, channel, creator, demand, job, list, notKept, question, work } from './pages';
import type { Row } from './results';
import { measureThroughput } from './throughput';

/** Pages and calls of the product beside the same of a bare app. */
export function measureRequests(ours: Node, floor: Node): Promise<Row[]> {
  return measureThroughput([
    { what: 'home page, first visit', address: `${ours.address}/`, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'home page in English', address: `${ours.address}/en`, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a creator's page", address: ours.address + creator, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a work's page", address: ours.address + work, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a channel's page", address: ours.address + channel, floor: `${floor.address}/`, budget: 0.5 },
    { what: "an article's page", address: ours.address + article, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a question's page", address: ours.address + question, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'activities', address: `${ours.address}/activity`, floor: `${floor.address}/`, budget: 0.5 },
    { what: "an activity's page", address: ours.address + activity, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'jobs', address: `${ours.address}/jobs/home`, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a job's page", address: ours.address + job, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'project docking', address: `${ours.address}/project`, floor: `${floor.address}/`, budget: 0.5 },
    { what: "a demand's page", address: ours.address + demand, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'Discover', address: `${ours.address}/Find`, floor: `${floor.address}/`, budget: 0.5 },
    { what: 'app page', address: `${ours.address}/app`, floor: `${floor.address}/`, budget: 0.65 },
    { what: 'agreement', address: `${ours.address}/Agreement`, floor: `${floor.address}/`, budget: 0.65 },
    { what: 'business page', address: `${ours.address}/business`, floor: `${floor.address}/`, budget: 0.65 },
    {
      what: 'business page, by an ad',
      address: `${ours.address}/business?utm_source=bench&gclid=1`,
      floor: `${floor.address}/`,
      budget: 0.65,
    },
    {
      what: 'business page, by a chat app',
      address: `${ours.address}/business?from=timeline{n}`,
      floor: `${floor.address}/`,
      budget: 0.65,
    },
    { what: 'list call of 20 items', address: ours.address + list, floor: `${floor.address}/api/list`, budget: 0.5 },
    ...notKept.map(({ path, ...target }) => ({
      ...target,
      address: ours.address + path,
      floor: `${floor.address}/dynamic`,
    })),
  ]);
}
