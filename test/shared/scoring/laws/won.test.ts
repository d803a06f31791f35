import { testLaws } from './every-system.ts';

testLaws('won');
