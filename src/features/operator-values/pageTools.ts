import type { OperatorPlaceholder, PageFile, Place } from '../../../core/operatorPlaceholders';
import { localStore } from '../../bridge/store';
import type { Values } from './fields';

/** What the build knows of a page for operators: the fields whose placeholders it has, and its files. */
export interface PageData {
  fields: OperatorPlaceholder[];
  files: PageFile[];
}

/** What a page for operators can do once its part is loaded. */
export interface PageTools {
  values: Values;
  textAt(place: Place): string | null;
  /** Its value is a key, which is not shown. */
  isKey(placeholder: string): boolean;
  /** Opens the form at the field of a placeholder. */
  open(placeholder: string): void;
  /** Saves a file of the page, or says in the form what to know of it before. */
  save(file: number): void;
}

/** For the bar, the blocks and the placeholders of the page: there while values may be shown. */
export const pageTools = localStore<PageTools | undefined>(undefined);
