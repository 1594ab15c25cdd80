import { sharedStore } from '../../bridge/store';

/** Where a navigation led, in words. A new object each time: two pages may have one name. */
export const announcement = sharedStore<{ text: string }>('announcement', { text: '' });
