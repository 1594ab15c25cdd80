import { site } from '../bridge/site';
import { startAnalytics } from '../features/analytics/later';
import { startKeeping } from '../features/consent/later';
import { startMaths } from '../features/maths/later';
import { startHideOnScroll } from '../features/navbar/later';
import { startOperatorValues } from '../features/operator-values/later';
import { startSearchAhead } from '../features/search/later';
import { startWatching } from '../features/survey/later';
import { startWideContent } from '../features/wide-content/later';

startMaths();
startSearchAhead();
startOperatorValues();
startHideOnScroll();
startWideContent();
startWatching();
startKeeping();
startAnalytics();
site().later = true;
