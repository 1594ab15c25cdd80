export { ProgressBar } from './ProgressBar';
export { RouteAnnouncer } from './RouteAnnouncer';
