import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { exportAttendees } from './organiser/export-attendees';
import { findActivityOrders } from './organiser/find-activity-orders';
import { findAttendees } from './organiser/find-attendees';
import { getSales } from './organiser/get-sales';
import { findJoinedActivities } from './own/find-joined-activities';
import { findOwnTickets } from './own/find-own-tickets';
import { getAttendance } from './own/get-attendance';
import { getEntryCodes } from './own/get-entry-codes';
import { getTicketOrder } from './own/get-ticket-order';
import { returnTickets } from './return/return-tickets';
import { findParticipants } from './sale/find-participants';
import { getEnrolForm } from './sale/get-enrol-form';
import { getSale } from './sale/get-sale';
import { orderTickets } from './sale/order-tickets';
import { joinWaitingList } from './waiting/join-waiting-list';
import { leaveWaitingList } from './waiting/leave-waiting-list';

export const ticketRoutes = [
  route(contract.getSale, getSale),
  route(contract.findParticipants, findParticipants),
  route(contract.getEnrolForm, getEnrolForm),
  route(contract.getAttendance, getAttendance),
  route(contract.orderTickets, orderTickets),
  route(contract.findOwnTickets, findOwnTickets),
  route(contract.getEntryCodes, getEntryCodes),
  route(contract.getTicketOrder, getTicketOrder),
  route(contract.returnTickets, returnTickets),
  route(contract.joinWaitingList, joinWaitingList),
  route(contract.leaveWaitingList, leaveWaitingList),
  route(contract.findJoinedActivities, findJoinedActivities),
  route(contract.getSales, getSales),
  route(contract.findAttendees, findAttendees),
  route(contract.exportAttendees, exportAttendees),
  route(contract.findActivityOrders, findActivityOrders),
];
