import { randomUUID } from 'node:crypto';
import { find, insert, type Row } from '../../stage';

/** Demands of the demonstration of which others are copies: an open one, and one that was refused. */
const models = { open: 'demand-01', failed: 'demand-30' } as const;

/** Creates a demand of a person; `own` are its columns that matter. It is in no filtered list. Returns its id. */
export function addDemand(ownerId: string, model: keyof typeof models = 'open', own: Row = {}): string {
  const id = randomUUID();
  insert('project_demand', { ...find('project_demand', 'id', models[model]), ...own, id, owner_id: ownerId });
  return id;
}

/** Lets somebody have looked at the contact of a demand. */
export function addLook(demandId: string, personId: string, own: Row = {}): void {
  const at = Date.now() - 1000;
  insert('demand_contact_view', {
    ...{ demand_id: demandId, person_id: personId, first_at: at, last_at: at, look_count: 1 },
    ...own,
  });
}

/** A proposal with the works of one of the demonstration; sent and not opened unless said. Returns its id. */
export function addProposal(demandId: string, personId: string, own: Row = {}): string {
  const id = randomUUID();
  const model = find('project_proposal', 'id', 'demand-01-p019');
  insert('project_proposal', { ...model, ...own, id, demand_id: demandId, person_id: personId });
  return id;
}

/** A case of a company like one of the demonstration that its company alone has agreed to. Returns its id. */
export function addCase(companyId: string, own: Row = {}): string {
  const id = randomUUID();
  insert('project_case', { ...find('project_case', 'demand_id', 'demand-27'), ...own, id, company_id: companyId });
  return id;
}
