interface Device extends Navigator {
  /** In GB, rounded, at most 8. */
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

const LEAST_GB = 4;

/** Why this browser cannot run the network; nothing where it can. */
export function whyNot(): string | undefined {
  const { deviceMemory } = navigator as Device;
  if (deviceMemory !== undefined && deviceMemory < LEAST_GB)
    return `This device has little memory: the network takes about half a gigabyte of it, and the browser could end. Open the page on a computer to run the code.`;
  const missing = ['Worker', 'WebAssembly', 'CompressionStream'].filter((name) => !(name in window));
  if (missing.length > 0) return `This browser cannot run the network: it has no ${missing.join(' and no ')}.`;
  return undefined;
}

export const savesData = (): boolean => (navigator as Device).connection?.saveData === true;
