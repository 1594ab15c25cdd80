/** How a cause is known. */
export interface Proof {
  kind: 'happened' | 'traced' | 'kept';
  /** The packages it happened with, where it is thrown, or who says it. */
  where: string;
  date?: string;
  /** The program that makes it happen. */
  program?: string;
  /** The package of which the program calls an inner part by itself, without what leads there in an app. */
  inside?: string;
}

/** One error that a reader can meet, for one version of the docs. */
export interface ErrorEntry {
  /** Its anchor on the page; never changes once published. */
  id: string;
  /** The message as it is printed; what varies stands in braces. The first is the one that is shown. */
  texts: string[];
  /** The package, contract or tool that says it. */
  from: string;
  area: string;
  means: string;
  /** The likeliest first. */
  causes: string[];
  /** One for each cause. */
  proofs: Proof[];
  fix: string[];
  see: { title: string; path: string }[];
  /** It wraps another error, which tells more. */
  wrapper?: boolean;
  /** Of a custom error of an L1 contract. */
  custom?: CustomError;
}

export interface AbiParameter {
  name: string;
  type: string;
}

/** A custom error of a Solidity contract, as revert data carries it. */
export interface CustomError {
  name: string;
  inputs: AbiParameter[];
  /** The first four bytes of its data: `0x` and eight digits. */
  selector: string;
}

export interface ErrorArea {
  id: string;
  title: string;
  /** The page that lists it, as a path in its version. */
  page: string;
}

/** All errors of one version. */
export interface Catalogue {
  areas: ErrorArea[];
  entries: ErrorEntry[];
}

/** Where the build leaves the errors of all versions for programs, inside the build folder; never served. */
export const ERRORS_FILE = '.host/errors.json';
