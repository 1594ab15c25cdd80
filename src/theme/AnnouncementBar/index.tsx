export { AnnouncementBar as default } from '@site/src/features/announcement';
