"""All time zones of the system, by Python's own reader of its files: a line per zone with the moments, in seconds since
1970, of 21:00 on the first day of each month of five years.

usage: zone_moments.py FIRST_YEAR
"""

import datetime
import sys
import zoneinfo

YEARS, HOUR = 5, 21


def main():
    zoneinfo.reset_tzpath(["/usr/share/zoneinfo"])
    first = int(sys.argv[1])
    evenings = [datetime.datetime(year, month, 1, HOUR) for year in range(first, first + YEARS) for month in range(1, 13)]
    for name in sorted(name for name in zoneinfo.available_timezones() if "/" in name or name == "UTC"):
        zone = zoneinfo.ZoneInfo(name)
        print(name, *(int(evening.replace(tzinfo=zone).timestamp()) for evening in evenings))


if __name__ == "__main__":
    main()
