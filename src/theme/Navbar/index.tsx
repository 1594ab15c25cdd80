export { Navbar as default } from '@site/src/features/navbar';
