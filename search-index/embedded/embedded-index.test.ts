import { describeSearch } from '../testing/suite.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

describeSearch('embedded', async () => createEmbeddedIndex());
