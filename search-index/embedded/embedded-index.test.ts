import { describeSearch } from '../suite.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

describeSearch('embedded', async () => createEmbeddedIndex());
