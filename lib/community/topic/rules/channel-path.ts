import { type ChannelType, channelTypes } from '../codes';

/** The address of a channel, without language prefix. */
export const channelPath = (id: string) => `/topicIntroduce?topicId=${encodeURIComponent(id)}`;

/** The address of the channels of a kind, or of all of them. */
export const kindPath = (type: ChannelType) => `/channel/${type}`;

/** Whether there is a page of these channels. */
export const isChannelType = (type: string): type is ChannelType => channelTypes.some((one) => one === type);
