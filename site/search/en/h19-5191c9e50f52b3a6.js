glosaSearch("h19-5191c9e50f52b3a6","1eLo6SM wEiEO 4DosXkBRxWkw6DnB3BCDDkvdAdE8B pHZEjE");
