import { testLaws } from './every-system.ts';

testLaws('told');
